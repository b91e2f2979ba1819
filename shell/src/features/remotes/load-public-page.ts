import type { ComposedRemote, Composition, PageData } from '@talent/sdk/contract';
import { fetchPageData } from '../document/page-data';
import { redirectTo } from '../redirects/redirect-to';
import { ensurePage } from './pages';
import { dropServedContent } from './failure/served-content';

/**
 * Loads the page's data and its remote's code in parallel; or redirects where the
 * page has moved.
 * @param nextHash - hash of the address that is being navigated to, see `redirectTo`.
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
  if ('movedTo' in data) return redirectTo(data.movedTo, url, nextHash());
  dropServedContent();
  return data;
}

/** Loads the document: a newer composition on the server may have the page. Never settles. */
function leaveTo(url: URL): Promise<never> {
  window.location.assign(url.pathname + url.search + url.hash);
  return new Promise(() => undefined);
}
