import { trackQueue } from '@talent/sdk';
import { MOST_BREADCRUMBS } from '@talent/protocol/errors/limits';
import type { Breadcrumb } from '@talent/protocol/errors/error-reports';
import type { ViewStore } from '../trackers/view.ts';

interface Crumb extends Omit<Breadcrumb, 'before_ms'> {
  /** ms since 1970. */
  at: number;
}

/** Longest time that is told, ms. */
const A_DAY = 86_400_000;

/**
 * Follows what happens in the tab: pages that are opened, types of events, and requests to this site that fail. Nothing typed, no
 * query.
 * @returns the last of it before a moment, oldest first
 */
export function followBreadcrumbs(views: ViewStore): (at: number) => Breadcrumb[] {
  let crumbs: readonly Crumb[] = [];
  const add = (crumb: Crumb): void => void (crumbs = [...crumbs, crumb].slice(-MOST_BREADCRUMBS));

  const { path } = views.getState();
  add({ kind: 'page', what: path, at: Date.now() });
  views.subscribe((view, before) => {
    if (view.path !== before.path) add({ kind: 'page', what: view.path, at: Date.now() });
  });
  trackQueue.subscribe((queue, before) => {
    // Emptied when the events are written.
    for (const { event, at } of queue.slice(before.length)) {
      if (event.event_type !== 'page_view') add({ kind: 'event', what: event.event_type, at });
    }
  });
  followRequests(add);

  return (now) =>
    crumbs.map(({ at, ...crumb }) => ({
      ...crumb,
      before_ms: Math.min(Math.max(0, Math.round(now - at)), A_DAY),
    }));
}

function followRequests(add: (crumb: Crumb) => void): void {
  observe('resource', (entries) => {
    for (const entry of entries as PerformanceResourceTiming[]) {
      const url = URL.parse(entry.name);
      if (url?.origin !== location.origin || !(entry.responseStatus >= 400)) continue;
      const at = performance.timeOrigin + entry.responseEnd;
      add({ kind: 'request', what: url.pathname.slice(0, 300), status: entry.responseStatus, at });
    }
  });
}

/** Observes entries of a type, those of before too; nothing where the browser has none of the type. */
export function observe(
  type: string,
  read: (entries: PerformanceEntryList) => void,
  options: PerformanceObserverInit = {},
): void {
  if (typeof PerformanceObserver === 'undefined') return;
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return;
  new PerformanceObserver((list) => read(list.getEntries())).observe({
    type,
    buffered: true,
    ...options,
  });
}
