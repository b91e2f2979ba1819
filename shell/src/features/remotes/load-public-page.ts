import type { ComposedRemote, Composition, PageData } from '@talent/sdk/contract';
import { fetchPageData } from '../document/page-data';
import { leadTo } from '../redirects/lead-to';
import { ensurePage } from './pages';
import { dropServedContent } from './failure/served-content';

/**
 * Everything a navigation needs, at the same time: the page's data and its remote's code; or where the
 * page stands now.
 * @param nextHash - hash of the address that is being navigated to, see `leadTo`.
 * @throws RemoteLoadError, PageDataError - the route's error element explains and offers a retry.
 */
export async function loadPublicPage(
  composition: Composition,
  remote: ComposedRemote,
  pattern: string,
  url: URL,
  nextHash: () => string,
): Promise<PageData | Response> {
  const [data] = await Promise.all([
    fetchPageData(composition, remote, url.pathname),
    ensurePage(remote, pattern),
  ]);
  if (!data) return leaveTo(url);
  if ('movedTo' in data) return leadTo(data.movedTo, url, nextHash());
  dropServedContent();
  return data;
}

/** This tab's versions have no such page: the server may, so the document is loaded. Never settles. */
function leaveTo(url: URL): Promise<never> {
  window.location.assign(url.pathname + url.search + url.hash);
  return new Promise(() => undefined);
}
