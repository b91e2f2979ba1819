import { useLocation } from '@talent/sdk';
import { useEffect, useRef } from 'react';
import { CONTENT_ID } from '../document/content-id';

/**
 * Moves the focus on navigation, as a document load would: to the target of the hash or to the h1. The
 * served page keeps its focus, and so do a change of the search alone and a field that stays on the page,
 * such as the text of a post that gets its address with the first save.
 * @param onPage - called with the new page's title.
 */
export function useFocusOnNavigation(onPage: (title: string) => void): void {
  const { pathname, hash } = useLocation();
  const before = useRef({ pathname, hash });
  useEffect(() => {
    const { current } = before;
    before.current = { pathname, hash };
    const isNewPage = current.pathname !== pathname;
    if (!isNewPage && (current.hash === hash || hash === '')) return;
    const content = document.getElementById(CONTENT_ID);
    if (!content || isTypedInto(content)) return;
    return awaitHeading(content, (heading) => {
      focusOn(hashTarget(hash) ?? heading);
      if (isNewPage) onPage(document.title);
    });
  }, [pathname, hash, onPage]);
}

/** Whether the focus is in a text field of the page. Fields of the page before are gone by now. */
function isTypedInto(content: Element): boolean {
  const { activeElement } = document;
  if (!content.contains(activeElement)) return false;
  if (activeElement instanceof HTMLTextAreaElement) return true;
  return activeElement instanceof HTMLInputElement && activeElement.selectionStart !== null;
}

function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not percent-encoded: no element has such an id.
    return null;
  }
}

function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  // Scroll restoration positions the page.
  element.focus({ preventScroll: true });
}

/**
 * Calls back with the page's h1 once it exists: immediately, or when the guard, a late page or a retry
 * has rendered it.
 * @returns ends the wait.
 */
function awaitHeading(content: Element, onHeading: (heading: HTMLElement) => void): () => void {
  const observer = new MutationObserver(check);
  observer.observe(content, { childList: true, subtree: true });
  check();
  return () => observer.disconnect();

  function check(): void {
    const heading = content.querySelector('h1');
    if (!heading) return;
    observer.disconnect();
    onHeading(heading);
  }
}
