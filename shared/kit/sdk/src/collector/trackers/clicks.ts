import { cutText } from '@talent/protocol/text/cut-text';
import { track } from '@talent/sdk';
import { safely } from '../../analytics/safely.ts';
import type { ViewStore } from './view.ts';

/** Most characters of a link's or button's text. */
const textLimit = 100;

/** Tracks clicks on all present and future links and buttons with one listener. */
export function trackClicks(views: ViewStore): void {
  // In the capture phase: before a handler can stop the event, and before the path changes.
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

/** The visible text, or the accessible name of an icon. Values of fields are never read. */
function textOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? '';
  const text = (element.textContent || label).replace(/\s+/g, ' ').trim();
  return cutText(text, textLimit);
}

/** Tracks once that the mouse leaves the page at the top, toward tabs and address bar. */
export function trackExitIntent(): void {
  const page = document.documentElement;
  page.addEventListener('mouseleave', leave);

  function leave({ clientY }: MouseEvent): void {
    if (clientY > 0) return;
    page.removeEventListener('mouseleave', leave);
    track({ event_type: 'exit_intent', metadata: {} });
  }
}
