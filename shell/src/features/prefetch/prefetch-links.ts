import type { Composition } from '@talent/sdk/contract';
import { isFastConnection, savesData } from './connection';
import { prefetchPageData } from '../document/page-data';
import { whenIdle } from '../document/when-idle';
import { loadEarly } from '../remotes/early/load-early';
import { prefetchRemote } from '../remotes/load/load-remote';
import { publicPage } from '../remotes/load/public-page';

/** In the same file, which loads when the page is idle. */
export { startSearchKey } from '../search/search-key';

const signs = ['mouseover', 'focusin', 'touchstart'] as const;

/**
 * Prefetches the page of any link that a visitor points at, focuses or touches. On a fast connection,
 * after the visitor's first gesture, also the files of the pages of the visible links of the header.
 */
export function prefetchLinks(composition: Composition): void {
  const follow = (link: HTMLAnchorElement, isLikely: boolean): void => {
    const path = linkPath(link);
    if (path !== null) prefetchPage(composition, path, isLikely);
  };
  for (const sign of signs) {
    document.addEventListener(
      sign,
      (event) => {
        const link = event.target instanceof Element && event.target.closest('a');
        // With a modifier a click opens another tab, which cannot use this tab's data.
        if (link && link.href && !hasModifier(event)) follow(link, true);
      },
      { passive: true },
    );
  }
  if (!isFastConnection() || !('IntersectionObserver' in window)) return;
  onFirstGesture(() =>
    setTimeout(
      () =>
        followVisible(document.querySelectorAll('header a[href]'), (link) => follow(link, false)),
      CALM_MS,
    ),
  );
}

/** How long prefetching waits after the first gesture, ms. A press often follows that gesture, and it is answered first. */
const CALM_MS = 500;

/** Signs that a person is on the page: one that no one has touched yet needs no second page. */
const gestures = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const;

function onFirstGesture(then: () => void): void {
  const noticed = new AbortController();
  const notice = (): void => {
    noticed.abort();
    then();
  };
  for (const gesture of gestures) {
    document.addEventListener(gesture, notice, { passive: true, signal: noticed.signal });
  }
}

function hasModifier(event: Event): boolean {
  // Firefox and Safari know no touches on computers: the name itself would be an error there.
  const isTouch = typeof TouchEvent !== 'undefined' && event instanceof TouchEvent;
  if (!(event instanceof MouseEvent || isTouch)) return false;
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

function followVisible(links: Iterable<Element>, follow: (link: HTMLAnchorElement) => void): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (!(target instanceof HTMLAnchorElement)) continue;
      // One after the other: all at once would hold up the next press. A link may have left the page meanwhile.
      whenIdle(() => {
        if (target.isConnected) follow(target);
      });
    }
  });
  for (const link of links) observer.observe(link);
}

/**
 * Path that a click on a link would navigate to inside this tab. Null where it would not: another
 * origin, a download, another window, or the page that is on the screen already.
 */
function linkPath(link: HTMLAnchorElement): string | null {
  if (link.origin !== window.location.origin) return null;
  if (link.hasAttribute('download') || !['', '_self'].includes(link.target)) return null;
  return link.pathname === window.location.pathname ? null : link.pathname;
}

/**
 * Prefetches the files of a route, and for a page that a visitor is likely to open its data with the content. Does nothing
 * for a visitor who saves data, and for a path that no public remote of this tab owns.
 */
function prefetchPage(composition: Composition, path: string, isLikely: boolean): void {
  if (savesData()) return;
  const page = publicPage(composition, path);
  if (!page) return;
  // The page is shown before its scripts: they would share the connection with its content.
  const content = isLikely ? prefetchPageData(composition, page.remote, path) : undefined;
  if (isLikely) void loadEarly();
  void prefetchRemote(page.remote, page.pattern, content);
}
