import { CONTENT_ID } from '../../document/content-id';

/** Index of an element among its siblings, from the page's element down. */
type Place = readonly number[];

interface KeptPlace {
  focused: Place | null;
  /** The element in the upper part of the window, which the visitor reads, and its distance from the top, px. */
  read: { place: Place; top: number } | null;
  /** The link that is pressed and not let go yet. */
  pressed: Place | null;
}

let kept: KeptPlace | null = null;

/** Notes the focus, the reading position and a pressed link in a page that its code is about to take over. */
export function keepPlace(page: Element): void {
  const { innerHeight, innerWidth, scrollY } = window;
  const read = scrollY > 0 ? document.elementFromPoint(innerWidth / 2, innerHeight / 4) : null;
  const place = placeIn(page, read);
  kept = {
    focused: placeIn(page, document.activeElement),
    read: read && place && { place, top: read.getBoundingClientRect().top },
    pressed: placeIn(page, page.querySelector('a:active')),
  };
}

/** Gives focus and position to the elements at the same places of the page that its code has rendered. */
export function restorePlace(): void {
  const { focused = null, read = null, pressed = null } = kept ?? {};
  kept = null;
  const focus = elementAt(focused);
  if (focus instanceof HTMLElement) {
    // A heading that got the focus from a navigation takes it only with a tab index.
    if (focus.tabIndex < 0) focus.tabIndex = -1;
    focus.focus({ preventScroll: true });
  }
  // Parts above may be higher with their code than without it.
  const element = elementAt(read?.place ?? null);
  if (element && read) window.scrollBy(0, element.getBoundingClientRect().top - read.top);
  const link = elementAt(pressed);
  if (link) clickWhenLetGo(link);
}

/**
 * A press of the mouse that began on a link of the page before is a click if it ends on the same link: browsers see two
 * elements and make none of it. A touch becomes a click only when it ends, so it needs no help.
 */
function clickWhenLetGo(link: Element): void {
  window.addEventListener(
    'pointerup',
    (event) => {
      const isOnLink = event.target instanceof Node && link.contains(event.target);
      if (event.pointerType !== 'mouse' || event.button !== 0 || !isOnLink) return;
      link.dispatchEvent(new MouseEvent('click', event));
    },
    { capture: true, once: true },
  );
}

function placeIn(page: Element, element: Element | null): Place | null {
  if (!element || element === page || !page.contains(element)) return null;
  const place: number[] = [];
  for (let at = element; at !== page && at.parentElement; at = at.parentElement) {
    place.unshift([...at.parentElement.children].indexOf(at));
  }
  return place;
}

function elementAt(place: Place | null): Element | null {
  if (place === null) return null;
  let element: Element | null | undefined = document.querySelector(`#${CONTENT_ID} > [data-app]`);
  for (const index of place) element = element?.children[index];
  return element ?? null;
}
