import { createAuthDoor, type AuthDoorOptions } from './auth-door.ts';
import { createAuthLimits } from './auth-limits.ts';
import { createKnownBrowser } from './known-browser.ts';
import { createRequestLimits, type RequestLimits } from './request-limits.ts';

export interface LimitsOptions extends Pick<AuthDoorOptions, 'forward' | 'events' | 'proxies'> {
  /** Key of hashes and signatures, at least 32 characters. */
  secret: string;
  /** Whether visitors come over https. */
  secure: boolean;
  now: () => Date;
}

/** What stands between visitors and the backend, in the memory of this gateway. */
export interface Limits {
  /** Answers `/auth/v1`. */
  auth: AuthDoorOptions['forward'];
  /** Comes before everything that asks the backend. */
  requests: RequestLimits;
}

/** Makes the limits of one gateway; several processes count each for itself. */
export function createLimits(options: LimitsOptions): Limits {
  const { forward, events, proxies, secret, secure, now } = options;
  const knownBrowser = createKnownBrowser({ secret, secure, now: () => now().getTime() });
  const limits = createAuthLimits({ secret, knownBrowser, proxies });
  return {
    auth: createAuthDoor({ forward, events, limits, knownBrowser, proxies }),
    requests: createRequestLimits({ proxies, events }),
  };
}
