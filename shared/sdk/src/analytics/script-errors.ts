import { track } from '@talent/sdk';
import type { PageOwner } from '@talent/api/events/event';
import { safely } from './safely.ts';
import type { ViewStore } from './view.ts';

/** Tracks once a view that a script of the site failed. What it said is not kept: it may hold what somebody typed. */
export function trackScriptErrors(views: ViewStore, ownerOfPage: () => PageOwner): void {
  /** When the view began that has failed already. */
  let failed: number | null = null;

  function report(): void {
    const { at } = views.getState();
    if (at === failed) return;
    failed = at;
    const { app, app_version } = ownerOfPage();
    track({ event_type: 'script_error', metadata: { app, app_version } });
  }

  window.addEventListener('error', ({ filename }) => {
    // Browser extensions fail in every version of the site.
    if (filename.startsWith(`${location.origin}/`)) safely(report);
  });
  window.addEventListener('unhandledrejection', () => safely(report));
}
