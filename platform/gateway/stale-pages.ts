import type { ManifestRoute } from '@talent/artifact/manifest';
import type { PageEntry } from '../compose/page-index.ts';
import type { LiveApp } from './live-app.ts';
import type { LiveSite } from './live-site.ts';
import type { RecomposeQueue } from './recompose-queue.ts';

/** A route with the two apps that its pages depend on. */
export interface StaleCheck {
  shell: LiveApp;
  app: LiveApp;
  facts: ManifestRoute;
}

/**
 * How long a list of an app's paths is good for when somebody asks for one that is not in it, seconds: to ask the
 * app again is cheap, and composes only what is new.
 */
const ENTRIES_MAX_AGE = 10;

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

/** A path that fits the route but has no page may be an entry that is newer than the list of them. */
export function requestEntries(queue: RecomposeQueue, { shell, app, facts }: StaleCheck): void {
  if (facts.prerender !== 'entries') return;
  const composedAt = app.pair.enumeratedAt;
  queue.request({ shell, app, target: 'entries', composedAt, maxAge: ENTRIES_MAX_AGE });
}

/** The same for every app that has such routes, for whoever asks for all pages of the site. */
export function requestAllEntries(queue: RecomposeQueue, { shell, apps }: LiveSite): void {
  for (const app of apps) {
    const facts = app.manifest.routes.find(({ prerender }) => prerender === 'entries');
    if (facts) requestEntries(queue, { shell, app, facts });
  }
}
