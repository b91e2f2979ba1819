import { track } from '@talent/sdk';
import { safely } from './safely.ts';
import type { ViewStore } from './view.ts';

/** Most characters of a link's or button's text. */
const textLimit = 100;

/** Tracks every link and button, whenever it appears, with one listener. */
export function trackClicks(views: ViewStore): void {
  // Before anybody can stop the event, and before the path changes.
  document.addEventListener('click', (event) => safely(() => trackClick(event, views)), true);
}

function trackClick({ target }: MouseEvent, views: ViewStore): void {
  if (!(target instanceof Element)) return;
  const clicked = target.closest('a[href], button, [role="button"]');
  if (!clicked) return;
  const text = textOf(clicked);
  const time = Date.now() - views.getState().at;
  if (clicked instanceof HTMLAnchorElement) {
    const type = clicked.origin === location.origin ? 'internal' : 'external';
    track({ event_type: 'link_click', metadata: { url: clicked.href, text, type, time } });
  } else {
    const metadata = { text, class: clicked.getAttribute('class') ?? '', time };
    track({ event_type: 'button_click', metadata });
  }
}

/** What it says, or its name where it shows an icon only. Fields' values are no text. */
function textOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? '';
  const text = (element.textContent || label).replace(/\s+/g, ' ').trim();
  return text.slice(0, textLimit);
}
