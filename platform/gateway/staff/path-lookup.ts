import type { SiteHop } from '@talent/sdk/contract';
import type { AdminOf } from '../guard/admin-of.ts';
import { isRead, methodNotAllowed, respondJson } from '../http/respond.ts';
import type { ServeSite } from '../live/live-site.ts';

export interface PathLookupOptions {
  adminOf: AdminOf;
  notFound: ServeSite;
  pages: ServeSite;
}

/**
 * Answers `GET /_hop?path=…` with the status and `Location` that a visitor without cookies gets there, as a `SiteHop`.
 * Browsers follow redirects and hide the steps from scripts, so the crawler of the admin area asks here. It needs an access
 * token, because a long crawl outlives the guard's cookie. Everyone else gets the not-found page.
 */
export function createPathLookup({ adminOf, notFound, pages }: PathLookupOptions): ServeSite {
  return async function serve(request, site) {
    if ((await adminOf(request)) === null) return notFound(request, site);
    if (!isRead(request)) return methodNotAllowed('GET, HEAD');
    const { origin, searchParams } = new URL(request.url);
    const path = searchParams.get('path') ?? '';
    const url = path.startsWith('/') ? URL.parse(path, origin) : null;
    if (url?.origin !== origin) {
      const message = 'Give a path of this site as ?path=/…';
      return respondJson(422, { code: 'wrong-path', message });
    }
    const answer = await pages(new Request(url), site);
    await answer.body?.cancel();
    const hop: SiteHop = { status: answer.status, location: answer.headers.get('Location') };
    return respondJson(200, hop);
  };
}
