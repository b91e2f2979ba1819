import type { SiteHop } from '@talent/sdk/contract';
import { isRead, methodNotAllowed, respondJson } from '../http/respond.ts';
import type { ServeSite } from '../live/live-site.ts';
import type { PageContext } from '../pages/page-context.ts';

type PathLookupOptions = Pick<PageContext, 'adminOf' | 'notFound'> & { pages: ServeSite };

/** Answers `GET /_hop?path=…` of an admin with the status and `Location` that a visitor gets: browsers hide the steps from scripts. */
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
