import type { SiteHop } from '@talent/sdk/contract';
import type { AdminOf } from '../guard/admin-of.ts';
import type { Frames } from '../pages/shell-pages.ts';
import type { LiveSite } from '../live/live-site.ts';
import { isRead, methodNotAllowed, respondJson } from '../http/respond.ts';

/** What answers are told with. */
export interface HopOptions {
  adminOf: AdminOf;
  frames: Frames;
  /** Answers a page as visitors get it. */
  pages: (request: Request, site: LiveSite) => Promise<Response>;
}

/**
 * Answers `GET /_hop?path=…`: what a visitor without cookies gets there, as a `SiteHop`. Browsers follow redirects and hide
 * the way from scripts; the crawl of the admin area asks for it here. To everybody
 * else it is a path like any unknown one. It takes an access token: a long crawl outlives the guard's cookie.
 */
export function createHop({
  adminOf,
  frames,
  pages,
}: HopOptions): (request: Request, site: LiveSite) => Promise<Response> {
  return async function serve(request, site) {
    if ((await adminOf(request)) === null) return frames.notFound(request, site);
    if (!isRead(request)) return methodNotAllowed('GET, HEAD');
    const { origin, searchParams } = new URL(request.url);
    const path = searchParams.get('path') ?? '';
    if (!path.startsWith('/') || !URL.canParse(path, origin)) return wrongPath();
    const asked = new URL(path, origin);
    if (asked.origin !== origin) return wrongPath();
    const answer = await pages(new Request(asked), site);
    await answer.body?.cancel();
    const hop: SiteHop = { status: answer.status, location: answer.headers.get('Location') };
    return respondJson(200, hop);
  };
}

function wrongPath(): Response {
  return respondJson(422, { code: 'wrong-path', message: 'Give a path of this site as ?path=/…' });
}
