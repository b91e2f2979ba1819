import type { LiveSite } from '../live/live-site.ts';
import { pairKey, type LiveApp } from '../live/page-pair.ts';
import type { ComposerHost } from '../recompose/compose-protocol.ts';
import type { Recompose, RecomposeQueue } from '../recompose/recompose-queue.ts';

/** Pages of one job: an editor who publishes waits for the job that is running. */
const PAGES_AT_ONCE = 12;

/** Times between two attempts for a pair, ms: longer each time, because a value may break a loader. */
const FIRST_MS = 2000;
const LAST_MS = 5 * 60_000;

interface Attempts {
  stamp: string | undefined;
  isRunning: boolean;
  failures: number;
  nextAt: number;
}

/** Paths of pages that were composed with other settings than those that are live. */
function pagesOfOtherSettings({ manifest, pair }: LiveApp, site: LiveSite): string[] {
  if (manifest.settings === undefined) return [];
  const wanted = site.settings?.stamps.get(manifest.name);
  return [...pair.pages.values()]
    .filter(
      ({ kind, settings }) => kind !== 'guarded' && kind !== 'not-found' && settings !== wanted,
    )
    .map(({ path }) => path);
}

/**
 * Composes the pages of a site in the background that were composed with other settings, some at a time. Called with every look
 * at the registry; the stored pages are served meanwhile. Nothing where another host composes: it sees the settings by itself.
 */
export function createComposeForSettings(options: {
  recompose: Recompose | ComposerHost;
  queue: () => Pick<RecomposeQueue, 'now'>;
  now: () => Date;
}): ((site: LiveSite) => void) | undefined {
  if (typeof options.recompose !== 'function') return undefined;
  const { queue, now } = options;
  const attempts = new Map<string, Attempts>();
  /** By channel: a canary's pages are those of other versions. */
  const latest = new Map<string, LiveSite>();

  function look(site: LiveSite): void {
    latest.set(site.release.channel, site);
    for (const app of site.apps) {
      const paths = pagesOfOtherSettings(app, site);
      if (paths.length > 0) compose(site, app, paths);
    }
  }

  function compose(site: LiveSite, app: LiveApp, paths: readonly string[]): void {
    const key = pairKey(app.pair);
    const stamp = site.settings?.stamps.get(app.manifest.name);
    const known = attempts.get(key);
    if (known?.isRunning) return;
    const last =
      known?.stamp === stamp && known ? known : { stamp, isRunning: false, failures: 0, nextAt: 0 };
    if (now().getTime() < last.nextAt) return;
    last.isRunning = true;
    attempts.set(key, last);
    // After a failure with others first, so that one page that fails does not hold up all.
    const from = (last.failures * PAGES_AT_ONCE) % paths.length;
    const job = {
      shell: site.shell.manifest,
      app: app.manifest,
      paths: [...paths.slice(from), ...paths.slice(0, from)].slice(0, PAGES_AT_ONCE),
      lookUpEntries: true,
    };
    const before = paths.length;
    void queue()
      .now(job)
      .then(
        () => {
          Object.assign(last, { isRunning: false, failures: 0 });
          const after = latest.get(site.release.channel);
          const own = after?.apps.find(({ pair }) => pairKey(pair) === key);
          const isLess = after && own && pagesOfOtherSettings(own, after).length < before;
          // Where another process has written other pages, the next look tries again.
          last.nextAt = isLess ? 0 : now().getTime() + FIRST_MS;
          if (after && isLess) look(after);
        },
        // The queue logs a failure.
        () => {
          const waitMs = Math.min(FIRST_MS * 2 ** last.failures, LAST_MS);
          const nextAt = now().getTime() + waitMs;
          Object.assign(last, { isRunning: false, failures: last.failures + 1, nextAt });
        },
      );
  }

  return look;
}
