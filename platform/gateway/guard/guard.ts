import { respondEmpty, respondJson } from '../http/respond.ts';
import type { LiveSite } from '../live/live-site.ts';
import { sessionOf } from './admin-of.ts';
import type { GuardCookie } from './guard-cookie.ts';
import type { PageContext } from '../pages/page-context.ts';

type GuardOptions = Pick<PageContext, 'adminOf' | 'notFound' | 'log'> & { cookie: GuardCookie };

export function createGuard({ adminOf, cookie, notFound, log }: GuardOptions) {
  return {
    /** POST: the composition and the cookie for an admin, the not-found page for everyone else. */
    async open(request: Request, site: LiveSite): Promise<Response> {
      const userId = site.guarded && (await adminOf(request));
      if (!userId || !site.guarded) return notFound(request, site);
      log({ level: 'info', message: 'guarded apps opened', user: userId });
      const issued = await cookie.issue(userId, sessionOf(request));
      return respondJson(200, site.guarded, { 'Set-Cookie': issued });
    },
    /** DELETE: deletes the cookie, for everyone. The browser of someone who had one also forgets the guarded files. */
    async close(request: Request): Promise<Response> {
      const forget = (await cookie.isValid(request)) ? { 'Clear-Site-Data': '"cache"' } : {};
      return respondEmpty(204, { 'Set-Cookie': cookie.clear(), ...forget });
    },
  };
}
