import { KnownError } from '@talent/node/terminal/known-error';
import { z } from 'zod';
import { createSignedCookie, type SignedCookieOptions } from '../http/signed-cookie.ts';
import { respondEmpty, respondJson } from '../http/respond.ts';
import type { LiveSite } from '../live/live-site.ts';
import { sessionOf } from './admin-of.ts';
import type { PageContext } from '../pages/page-context.ts';

/** How long a checked role is trusted, seconds. */
export const GUARD_SECONDS = 600;

export type GuardCookie = ReturnType<typeof createGuardCookie>;

const holderSchema = z.strictObject({
  user: z.string(),
  session: z.string().nullable(),
  exp: z.number().int(),
});

/** Signs and checks the cookie that proves a role which the gateway has checked. Throws `weak-guard-secret`. */
export function createGuardCookie(options: SignedCookieOptions) {
  if (options.secret.length < 32) {
    throw new KnownError('weak-guard-secret', 'the guard secret must have at least 32 characters');
  }
  const cookie = createSignedCookie('guard', holderSchema, options);
  return {
    issue(user: string, session: string | null = null): Promise<string> {
      const exp = Math.floor(options.now().getTime() / 1000) + GUARD_SECONDS;
      return cookie.issue({ user, session, exp });
    },
    clear: cookie.clear,
    isValid: async (request: Request): Promise<boolean> => (await cookie.read(request)) !== null,
    /** To whom a request's cookie was issued; null without a valid one. */
    holderOf: cookie.read,
  };
}

export function createGuard({
  adminOf,
  cookie,
  notFound,
  log,
}: PageContext & { cookie: GuardCookie }) {
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
