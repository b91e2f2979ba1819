import { CONTENT_ID } from '../../document/content-id';

/** Place of the focused element: its index among its siblings, from the page's element down. */
let kept: readonly number[] | null = null;

/** Notes where the focus is in a page that its code is about to take over. */
export function keepFocus(page: Element): void {
  const { activeElement } = document;
  kept = activeElement && page.contains(activeElement) ? placeOf(activeElement, page) : null;
}

/** Gives the focus to the element at the same place of the page that its code has rendered. */
export function restoreFocus(): void {
  if (kept === null) return;
  let element: Element | null | undefined = document.querySelector(`#${CONTENT_ID} > [data-app]`);
  for (const index of kept) element = element?.children[index];
  kept = null;
  if (!(element instanceof HTMLElement)) return;
  // A heading that got the focus from a navigation takes it only with a tab index.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function placeOf(element: Element, page: Element): number[] {
  const place: number[] = [];
  for (let at = element; at !== page && at.parentElement; at = at.parentElement) {
    place.unshift([...at.parentElement.children].indexOf(at));
  }
  return place;
}
