import { SdkError, track } from '@talent/sdk';

/**
 * Reports that a part of the site could not be shown, once for each failure.
 * @param error - an `SdkError` says why by its code; anything else was thrown by the page's own code.
 */
export function reportFailure(app: string, error: unknown): void {
  const code = error instanceof SdkError ? error.code : 'render';
  track({ event_type: 'remote_failed', metadata: { app, code } });
}
