import type { LiveSite } from '../live/live-site.ts';
import { pairKey, type LiveApp } from '../live/page-pair.ts';
import type { ComposerHost } from '../recompose/compose-protocol.ts';
import type { Recompose, RecomposeQueue } from '../recompose/recompose-queue.ts';

/** Times between two attempts for a pair, ms: longer each time, because a value may break a loader. */
const FIRST_MS = 2000;
const LAST_MS = 5 * 60_000;

/** Paths of pages that were composed with other settings than those that are live. */
export function pagesOfOtherSettings({ manifest, pair }: LiveApp, site: LiveSite): string[] {
  if (manifest.settings === undefined) return [];
  const wanted = site.settings?.stamps.get(manifest.name);
  return [...pair.pages.values()]
    .filter(
      ({ kind, settings }) => kind !== 'guarded' && kind !== 'not-found' && settings !== wanted,
    )
    .map(({ path }) => path);
}

/**
 * Composes the pages of a site in the background that were composed with other settings. Called with every look at the registry;
 * the stored pages are served meanwhile. Nothing where another host composes: it sees the settings by itself.
 */
export function createComposeForSettings(options: {
  recompose: Recompose | ComposerHost;
  queue: () => Pick<RecomposeQueue, 'now'>;
  now: () => Date;
}): ((site: LiveSite) => void) | undefined {
  if (typeof options.recompose !== 'function') return undefined;
  const tries = new Map<string, { stamp: string | undefined; nextAt: number; waitMs: number }>();
  return (site) => {
    for (const app of site.apps) {
      const paths = pagesOfOtherSettings(app, site);
      if (paths.length === 0) continue;
      const key = pairKey(app.pair);
      const stamp = site.settings?.stamps.get(app.manifest.name);
      const last = tries.get(key);
      const at = options.now().getTime();
      const isOther = last?.stamp !== stamp;
      if (last && !isOther && at < last.nextAt) continue;
      const waitMs = last && !isOther ? Math.min(last.waitMs * 2, LAST_MS) : FIRST_MS;
      tries.set(key, { stamp, nextAt: at + waitMs, waitMs });
      const job = { shell: site.shell.manifest, app: app.manifest, paths, lookUpEntries: true };
      // The queue logs a failure; the next look tries again.
      options
        .queue()
        .now(job)
        .catch(() => undefined);
    }
  };
}
