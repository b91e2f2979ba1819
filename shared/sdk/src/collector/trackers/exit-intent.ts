import { track } from '@talent/sdk';

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
