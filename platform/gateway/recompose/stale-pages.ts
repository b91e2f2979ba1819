import type { ManifestRoute } from '@talent/artifact/manifest';
import type { PageEntry } from '../../compose/page-index.ts';
import type { LiveSite } from '../live/live-site.ts';
import type { LiveApp } from '../live/page-pair.ts';
import type { RecomposeQueue } from './recompose-queue.ts';

interface StaleCheck {
  shell: LiveApp;
  app: LiveApp;
  facts: ManifestRoute;
}

/** How long the list of an app's paths stays fresh when an unlisted path is requested, s. */
const ENTRIES_MAX_AGE = 10;

/** Composes a page in the background when it is older than its route allows, or was composed before its `validUntil`. */
export function requestIfStale(
  queue: RecomposeQueue,
  { shell, app, facts }: StaleCheck,
  { path: target, validUntil }: Pick<PageEntry, 'path' | 'validUntil'>,
  composedAt: Date,
): void {
  if (validUntil !== undefined && composedAt.getTime() < Date.parse(validUntil)) {
    // The age counts from `validUntil`: before that the page is still valid.
    queue.request({ shell, app, target, composedAt: new Date(validUntil), maxAge: 0 });
  }
  if (facts.revalidate === null) return;
  queue.request({ shell, app, target, composedAt, maxAge: facts.revalidate });
}

/** Lists the entries again: a path that fits the route but has no page may be a new entry. */
export function requestEntries(
  queue: Pick<RecomposeQueue, 'request'>,
  { shell, app, facts }: StaleCheck,
): void {
  if (facts.prerender !== 'entries') return;
  const composedAt = app.pair.enumeratedAt;
  queue.request({ shell, app, target: 'entries', composedAt, maxAge: ENTRIES_MAX_AGE });
}

/** The same for every app with such routes: for answers that list all pages of the site. */
export function requestAllEntries(queue: RecomposeQueue, { shell, apps }: LiveSite): void {
  for (const app of apps) {
    const facts = app.manifest.routes.find(({ prerender }) => prerender === 'entries');
    if (facts) requestEntries(queue, { shell, app, facts });
  }
}
