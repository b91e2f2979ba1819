import type { ComposedRemote, Composition, PageData } from '@talent/sdk/contract';
import { fetchPageData } from '../document/page-data';
import { ensurePage } from './pages';
import { dropServedContent } from './served-content';

/**
 * Everything a navigation needs, at the same time: the page's data and its remote's code.
 * @throws RemoteLoadError, PageDataError - the route's error element explains and offers a retry.
 */
export async function loadPublicPage(
  composition: Composition,
  remote: ComposedRemote,
  pattern: string,
  url: URL,
): Promise<PageData> {
  const [data] = await Promise.all([
    fetchPageData(composition, remote, url.pathname),
    ensurePage(remote, pattern),
  ]);
  if (!data) return leaveTo(url);
  dropServedContent();
  return data;
}

/** This tab's versions have no such page: the server may, so the document is loaded. Never settles. */
function leaveTo(url: URL): Promise<never> {
  window.location.assign(url.pathname + url.search + url.hash);
  return new Promise(() => undefined);
}
