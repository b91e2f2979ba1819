import type { GuardedComposition } from '@talent/sdk/contract';
import { checkAdmin } from './admin-check.ts';
import { describeError } from './describe-error.ts';
import type { Frames } from './frames.ts';
import type { GuardCookie } from './guard-cookie.ts';
import type { LiveSite } from './live-site.ts';
import type { Backend, Log } from './options.ts';
import { respondJson } from './respond.ts';

/** What the guard decides with. */
export interface GuardOptions {
  backend: Backend;
  cookie: GuardCookie;
  frames: Frames;
  /** Public origin of the site. */
  origin: string;
  log: Log;
}

/** The exchange of an access token for the guarded part of the composition. */
export interface Guard {
  /** POST: the composition and the cookie for an admin, the 404 page for everybody else. */
  open(request: Request, site: LiveSite): Promise<Response>;
  /** DELETE: ends the cookie, whoever asks. */
  close(): Response;
}

export function createGuard({ backend, cookie, frames, origin, log }: GuardOptions): Guard {
  async function adminOf(request: Request): Promise<string | null> {
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
    if (!token || !isSameOrigin(request, origin)) return null;
    try {
      return await checkAdmin(backend, token);
    } catch (error) {
      log({
        level: 'error',
        message: 'admin check failed, access denied',
        error: describeError(error),
      });
      return null;
    }
  }

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

/**
 * Whether the request comes from a page of this site. Browsers always say so on a POST; a request that
 * says nothing is refused too. Behind a proxy that ends TLS the request's own scheme is not the
 * visitor's, so that only its host counts.
 */
export function isSameOrigin(request: Request, origin: string): boolean {
  const fetchSite = request.headers.get('Sec-Fetch-Site');
  const from = request.headers.get('Origin');
  if (fetchSite !== null && fetchSite !== 'same-origin') return false;
  if (from === null) return fetchSite === 'same-origin';
  return (
    from === origin || (URL.canParse(from) && new URL(from).host === new URL(request.url).host)
  );
}
