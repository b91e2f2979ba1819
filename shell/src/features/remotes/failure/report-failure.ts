import { SdkError, track } from '@talent/sdk';
import type { Failure } from '@talent/sdk/analytics';
import { create } from 'zustand';

/** Parts of the site that could not be shown in this tab, oldest first. */
export const failures: Failure[] = [];

/**
 * Reports that a part of the site could not be shown, once for each failure.
 * @param error - an `SdkError` says why by its code; anything else was thrown by the page's own code.
 */
export function reportFailure(app: string, error: unknown): void {
  failures.push({ app, error });
  const code = error instanceof SdkError ? error.code : 'render';
  track({ event_type: 'remote_failed', metadata: { app, code } });
}

type ServedRemoteState =
  | { status: 'working' }
  | { status: 'failed'; app: string; retry: () => Promise<void> };

export const remoteStore = create<ServedRemoteState>(() => ({ status: 'working' }));
