import { respondEmpty, respondJson } from '../http/respond.ts';
import type { ServeSite } from '../live/live-site.ts';
import type { Log } from '../log/log.ts';
import type { AdminOf } from './admin-of.ts';
import type { GuardCookie } from './guard-cookie.ts';

export interface GuardOptions {
  adminOf: AdminOf;
  cookie: GuardCookie;
  notFound: ServeSite;
  log: Log;
}

/** Exchanges an access token for the guarded part of the composition. */
export interface Guard {
  /** POST: the composition and the cookie for an admin, the not-found page for everyone else. */
  open: ServeSite;
  /** DELETE: deletes the cookie, for everyone. */
  close(): Response;
}

export function createGuard({ adminOf, cookie, notFound, log }: GuardOptions): Guard {
  return {
    async open(request, site) {
      const userId = site.guarded && (await adminOf(request));
      if (!userId || !site.guarded) return notFound(request, site);
      log({ level: 'info', message: 'guarded apps opened', user: userId });
      return respondJson(200, site.guarded, { 'Set-Cookie': await cookie.issue(userId) });
    },
    close: () => respondEmpty(204, { 'Set-Cookie': cookie.clear() }),
  };
}
