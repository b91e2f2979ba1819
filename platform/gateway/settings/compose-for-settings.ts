import type { LiveSite } from '../live/live-site.ts';
import { pairKey, type LiveApp } from '../live/page-pair.ts';
import type { ComposerHost } from '../recompose/compose-protocol.ts';
import type { Recompose, RecomposeQueue } from '../recompose/recompose-queue.ts';
import { createRetrySchedule } from '../recompose/retry-schedule.ts';

/** Pages of one job: an editor who publishes waits for the job that is running. */
const PAGES_AT_ONCE = 12;

/** Time before the second attempt for a page, ms: longer after each, because a value may break a loader. */
const FIRST_MS = 2000;

interface Attempts {
  stamp: string | undefined;
  isRunning: boolean;
  /** Pages of a job that failed: each is composed alone, so that one that fails holds up no other. */
  suspects: Set<string>;
  /** By path. */
  retries: ReturnType<typeof createRetrySchedule>;
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

/** Composes pages with other settings again, in the background, some at a time. Nothing where another host composes. */
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
    const retries = createRetrySchedule(now, FIRST_MS);
    const none: Attempts = { stamp, isRunning: false, suspects: new Set(), retries };
    const own = known && known.stamp === stamp ? known : none;
    attempts.set(key, own);
    const chosen = choose(own, paths);
    if (chosen.length === 0) return;
    own.isRunning = true;
    const pair = { shell: site.shell.manifest, app: app.manifest };
    const done = (hasFailed: boolean): void => {
      own.isRunning = false;
      note(own, chosen, hasFailed);
      look(latest.get(site.release.channel) ?? site);
    };
    void queue()
      .now({ ...pair, paths: chosen, lookUpEntries: true })
      // The queue logs a failure.
      .then(
        () => done(false),
        () => done(true),
      );
  }

  return look;
}

function choose({ suspects, retries }: Attempts, paths: readonly string[]): readonly string[] {
  const free = paths.filter((path) => !retries.isHeldBack(path));
  const clean = free.filter((path) => !suspects.has(path));
  return clean.length > 0 ? clean.slice(0, PAGES_AT_ONCE) : free.slice(0, 1);
}

function note(
  { suspects, retries }: Attempts,
  chosen: readonly string[],
  hasFailed: boolean,
): void {
  for (const path of chosen) {
    if (hasFailed && chosen.length > 1) {
      suspects.add(path);
      continue;
    }
    if (!hasFailed) {
      suspects.delete(path);
      retries.succeeded(path);
    }
    // Also after a success: another process may have written the page with other settings.
    retries.failed(path);
  }
}
