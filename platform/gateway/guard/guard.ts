import type { GuardedComposition } from '@talent/sdk/contract';
import type { AdminOf } from './admin-of.ts';
import type { Frames } from '../pages/shell-pages.ts';
import type { GuardCookie } from './guard-cookie.ts';
import type { LiveSite } from '../live/live-site.ts';
import type { Log } from '../options.ts';
import { respondJson } from '../http/respond.ts';

/** What the guard decides with. */
export interface GuardOptions {
  adminOf: AdminOf;
  cookie: GuardCookie;
  frames: Frames;
  log: Log;
}

/** The exchange of an access token for the guarded part of the composition. */
export interface Guard {
  /** POST: the composition and the cookie for an admin, the 404 page for everybody else. */
  open(request: Request, site: LiveSite): Promise<Response>;
  /** DELETE: ends the cookie, whoever asks. */
  close(): Response;
}

export function createGuard({ adminOf, cookie, frames, log }: GuardOptions): Guard {
  return {
    async open(request, site) {
      const userId = site.guarded && (await adminOf(request));
      if (!userId || !site.guarded) return frames.notFound(request, site);
      log({ level: 'info', message: 'guarded apps opened', user: userId });
      const composition: GuardedComposition = site.guarded;
      return respondJson(200, composition, { 'Set-Cookie': await cookie.issue(userId) });
    },
    close: () =>
      new Response(null, {
        status: 204,
        headers: { 'Cache-Control': 'no-store', 'Set-Cookie': cookie.clear() },
      }),
  };
}
