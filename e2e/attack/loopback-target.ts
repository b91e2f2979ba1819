import { isLoopback } from '@talent/platform/start/listening-address';

/** The attacks are for this machine alone. */
export class ForeignTargetError extends Error {
  readonly code = 'foreign-target';

  constructor(target: string) {
    super(
      `${target} is not an address of this machine: attacks go to http://127.0.0.1, http://[::1] or http://localhost.`,
    );
    this.name = 'ForeignTargetError';
  }
}

/**
 * Lets only addresses of this machine pass, whatever a name resolves to: `localhost` is asked at 127.0.0.1.
 * @throws ForeignTargetError
 */
export function loopbackTarget(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  const isNumber = /^[\d.]+$/.test(host) || host === '::1' || host === 'localhost';
  if (url?.protocol !== 'http:' || !isNumber || !isLoopback(host) || url.username !== '') {
    throw new ForeignTargetError(text);
  }
  if (host === 'localhost') url.hostname = '127.0.0.1';
  return url;
}
