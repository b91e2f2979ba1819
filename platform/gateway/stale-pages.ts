import type { ManifestRoute } from '../artifact/manifest.ts';
import type { PageEntry } from '../compose/page-index.ts';
import type { LiveApp } from './live-app.ts';
import type { RecomposeQueue } from './recompose-queue.ts';

/** A route with the two apps that its pages depend on. */
export interface StaleCheck {
  shell: LiveApp;
  app: LiveApp;
  facts: ManifestRoute;
}

/** How long an unknown entry waits for the next enumeration where its route names no time, seconds. */
const ENTRIES_MAX_AGE = 5;

/**
 * Composes the page again behind the answer when it is older than its route allows, or was composed
 * before it ended.
 */
export function requestIfStale(
  queue: RecomposeQueue,
  { shell, app, facts }: StaleCheck,
  { path: target, validUntil }: Pick<PageEntry, 'path' | 'validUntil'>,
  composedAt: Date,
): void {
  if (validUntil !== undefined && composedAt.getTime() < Date.parse(validUntil)) {
    // Measured from the end on: before it there is nothing to do.
    queue.request({ shell, app, target, composedAt: new Date(validUntil), maxAge: 0 });
  }
  if (facts.revalidate === null) return;
  queue.request({ shell, app, target, composedAt, maxAge: facts.revalidate });
}

/** A path that fits the route but has no page may be an entry that is newer than the last enumeration. */
export function requestEntries(queue: RecomposeQueue, { shell, app, facts }: StaleCheck): void {
  if (facts.prerender !== 'entries') return;
  const maxAge = facts.revalidate ?? ENTRIES_MAX_AGE;
  queue.request({ shell, app, target: 'all', composedAt: app.pair.enumeratedAt, maxAge });
}
