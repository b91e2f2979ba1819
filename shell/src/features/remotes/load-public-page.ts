import type { ComposedRemote, Composition, PageData } from '@talent/sdk/contract';
import { fetchPageData } from '../document/page-data';
import { redirectTo } from '../redirects/redirect-to';
import { ensurePage } from './pages';
import { otherRelease } from '../release/live-release';
import { dropServedContent } from './failure/served-content';

/**
 * Loads the page's data and its remote's code in parallel; or redirects where the page has moved. A tab whose release was
 * replaced takes the new one here, by loading the document, unless entries wait to be sent.
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
  const code = ensurePage(remote, pattern);
  // Until the data is there, no one waits for it.
  code.catch(() => undefined);
  const data = await fetchPageData(composition, remote, url.pathname);
  const other = otherRelease(composition);
  if (!data || (other && (await takes(other, composition)))) return leaveTo(url);
  await code;
  if ('movedTo' in data) return redirectTo(data.movedTo, url, nextHash());
  dropServedContent();
  return data;
}

/** Loads the document, from the release that is live now. Never settles. */
function leaveTo(url: URL): Promise<never> {
  window.location.assign(url.pathname + url.search + url.hash);
  return new Promise(() => undefined);
}

/** False where that code cannot be loaded: the page can, and the next navigation asks again. */
const takes = (other: string, composition: Composition): Promise<boolean> =>
  import('../release/take-release').then(
    ({ mayTake }) => mayTake(other, composition),
    () => false,
  );
