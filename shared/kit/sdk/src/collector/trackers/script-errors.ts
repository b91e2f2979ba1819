import { track } from '@talent/sdk';
import type { PageOwner } from '@talent/protocol/events/event';
import { safely } from '../../analytics/safely.ts';
import type { ViewStore } from './view.ts';

/** Tracks at most once a view that a script of the site failed. The message is dropped: it may hold typed text. */
export function trackScriptErrors(views: ViewStore, ownerOfPage: () => PageOwner): void {
  /** Start time of the last view with an error. */
  let failed: number | null = null;

  function report(): void {
    const { at } = views.getState();
    if (at === failed) return;
    failed = at;
    const { app, app_version } = ownerOfPage();
    track({ event_type: 'script_error', metadata: { app, app_version } });
  }

  window.addEventListener('error', ({ filename }) => {
    // Errors of browser extensions say nothing about the site.
    if (filename.startsWith(`${location.origin}/`)) safely(report);
  });
  window.addEventListener('unhandledrejection', () => safely(report));
}
