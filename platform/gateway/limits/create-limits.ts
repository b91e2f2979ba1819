import { createAuthProxy, type AuthProxyOptions } from './auth-proxy.ts';
import { createAuthLimits } from './auth-limits.ts';
import { createKnownBrowser } from './known-browser.ts';
import { createRequestLimits, type RequestLimits } from './request-limits.ts';

export interface LimitsOptions extends Pick<AuthProxyOptions, 'forward' | 'events' | 'proxies'> {
  /** Key of hashes and signatures, at least 32 characters. */
  secret: string;
  /** Whether the site is served over https. */
  secure: boolean;
  now: () => Date;
}

/** Limits between visitors and the backend, in the memory of this gateway. */
export interface Limits {
  /** Answers `/auth/v1`. */
  auth: AuthProxyOptions['forward'];
  /** Applies to everything that asks the backend. */
  requests: RequestLimits;
}

/** Creates the limits of one gateway; several processes count separately. */
export function createLimits(options: LimitsOptions): Limits {
  const { forward, events, proxies, secret, secure, now } = options;
  const knownBrowser = createKnownBrowser({ secret, secure, now: () => now().getTime() });
  const limits = createAuthLimits({ secret, knownBrowser, proxies });
  return {
    auth: createAuthProxy({ forward, events, limits, knownBrowser, proxies }),
    requests: createRequestLimits({ proxies, events }),
  };
}
