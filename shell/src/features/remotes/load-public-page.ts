import type { NeedsOfPages } from '@talent/api/platform/needs-of-pages';
import type { ComposedRemote, Composition } from '@talent/sdk/contract';
import { fetchPageData, type NavigationData } from '../document/page-data';
import { loadPolicy } from '../policy/load-policy';
import { redirectTo } from '../redirects/redirect-routes';
import { loadEarly } from './early/load-early';
import { openRemote } from './load/load-remote';
import type { StyledRemote } from './load/preload-closure';
import { ensurePage, findPage, hasPage, keepLoading } from './pages';
import { otherRelease } from '../release/live-release';
import { remoteStore } from './failure/report-failure';
import { dropServedContent } from './failure/served-content';

/** A page that a navigation opens. */
export type OpenedPage = NavigationData & {
  /** It is shown before its code has run. */
  isEarly: boolean;
  /**
   * It is shown from its top: not with a hash, and not for an entry of the history. The tab has the address of such an entry
   * before its page is loaded.
   */
  isFromTop: boolean;
};

/**
 * Loads the page's data and its remote's code in parallel; or redirects where the page has moved. Where the data has the
 * content, the page is shown as soon as its styles are there, and its code takes it over. A tab whose release was
 * replaced takes the new one here, by loading the document, unless entries wait to be sent. So does one whose document may do
 * less than the page.
 * @param nextHash - hash of the address that is being navigated to, see `redirectTo`.
 * @throws RemoteLoadError, PageDataError - the route's error element explains and offers a retry.
 */
export async function loadPublicPage(
  composition: Composition & NeedsOfPages,
  remote: ComposedRemote,
  pattern: string,
  url: URL,
  nextHash: () => string,
): Promise<OpenedPage | Response> {
  const isFromTop = url.pathname !== window.location.pathname && nextHash() === '';
  const { needs } = composition;
  if (needs?.[pattern] && (await loadPolicy())?.isBeyondDocument(needs, pattern)) {
    return leaveTo(url, nextHash());
  }
  const opens = hasPage(remote.name, pattern) ? null : openEarly(remote, pattern);
  const data = await fetchPageData(composition, remote, url.pathname);
  const other = otherRelease(composition);
  if (!data || (other && (await takes(other, composition)))) return leaveTo(url, nextHash());
  if ('movedTo' in data) return redirectTo(data.movedTo, url, nextHash());
  const early = data.content === undefined ? null : await opens;
  if (early) {
    // The content is painted first: to run the code takes a phone half a second.
    const code = early.untilShown().then(() => findPage(remote, pattern));
    void keepLoading(remote, pattern, url.pathname, code);
  } else await ensurePage(remote, pattern);
  dropServedContent();
  remoteStore.setState({ status: 'working' }, true);
  return { ...data, isEarly: early !== null, isFromTop };
}

/** Loads the styles of a page and the code that shows it early; null where one of them cannot be had. */
async function openEarly(remote: StyledRemote, pattern: string): ReturnType<typeof loadEarly> {
  const [isStyled, early] = await Promise.all([openRemote(remote, pattern), loadEarly()]);
  return isStyled ? early : null;
}

/** Loads the document, from the release that is live now. Never settles. */
function leaveTo({ pathname, search }: URL, hash: string): Promise<never> {
  const { location } = window;
  const address = pathname + search + hash;
  // The tab has the address of a history entry already: with a hash, assigning it would only scroll.
  if (location.href === location.origin + address) location.reload();
  else location.assign(address);
  return new Promise(() => undefined);
}

/** False where that code cannot be loaded: the page can, and the next navigation asks again. */
const takes = (other: string, composition: Composition): Promise<boolean> =>
  import('../release/take-release').then(
    ({ mayTake }) => mayTake(other, composition),
    () => false,
  );
