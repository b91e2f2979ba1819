import { judged } from '../../canary/after-release/read-after-release.ts';
import {
  writeReleaseCounts,
  type ReleaseMeasure,
} from '../../canary/after-release/release-counts.ts';
import {
  readRecentReleases,
  UNDONE_MS,
  watchedReleases,
  type WatchedRelease,
} from '../../canary/after-release/watched-releases.ts';
import { DEFAULT_CHANNEL } from '../../registry/channel.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { describeError, createTroubleLog, type Log } from '../log/log.ts';
import { isSiteOf, type LiveSite } from '../live/live-site.ts';
import { lookRegularly } from '../canary/look-regularly.ts';
import { createHourBefore } from './hour-before.ts';
import { createModeReader, createReleaseAlarms, type UndoRelease } from './release-alarms.ts';
import { createRepeatedFailures, countTrial, createTrialCounters } from './trial-counters.ts';
import { createWatchedList } from './watched-list.ts';

/** Sites of earlier releases whose tabs are recognized. */
const MOST_FORMER = 3;

/** Compares answers and page views after a release with those before it, and undoes a worse release or tells. */
export function createReleaseWatch(options: {
  store: ReleaseStore;
  /** The site that visitors get; null before its first release. */
  live: () => LiveSite | null;
  /** Whether the backend answers. Called every few seconds after a release. */
  isBackendWell: () => Promise<boolean>;
  undo: UndoRelease;
  log: Log;
  now: () => Date;
  /** How often counts are shared and compared, ms; default 5000. */
  lookMs?: number | undefined;
}) {
  const { store, live, isBackendWell, log, now } = options;
  const troubles = createTroubleLog(log, { channel: DEFAULT_CHANNEL });
  const instance = crypto.randomUUID().slice(0, 8);
  const counters = createTrialCounters();
  const isRepeated = createRepeatedFailures();
  const hour = createHourBefore();
  const list = createWatchedList(hour);
  const mode = createModeReader(store, now);
  const alarms = createReleaseAlarms({ ...options, mode, troubles });
  let former: LiveSite[] = [];
  let last: LiveSite | null = null;
  let seen = 0;
  let wasSound = true;

  async function follow(site: LiveSite): Promise<void> {
    const { revision } = site.release;
    if (revision === seen) return;
    const recent = await readRecentReleases(store, DEFAULT_CHANNEL, now());
    // The newest in the store may not be live here yet.
    const releases = recent.filter((release) => release.revision <= revision);
    list.follow(watchedReleases(releases).filter(isYoung), now());
    alarms.follow(releases);
    if (last !== null) former = [last, ...former].slice(0, MOST_FORMER);
    last = site;
    seen = revision;
  }

  const isYoung = ({ at }: WatchedRelease): boolean => now().getTime() - at < UNDONE_MS;

  async function share(): Promise<void> {
    for (const watching of list.all()) {
      const { release, blocks } = watching;
      const measures = blocks.measures();
      const text = JSON.stringify(measures);
      const isEmpty = Object.values(measures).every(({ before }) => before.trials[0] === 0);
      if (isEmpty || text === watching.shared) continue;
      await writeReleaseCounts(store, release, instance, measures);
      watching.shared = text;
    }
  }

  async function judge(): Promise<void> {
    for (const watching of list.all()) {
      const { release, isJudged } = watching;
      if (!isYoung(release) || isJudged) continue;
      const { reason } = await judged(store, release);
      if (reason === null) watching.isJudged = !list.isCounted(release, now());
      else await alarms.raise(release, reason);
    }
  }

  async function lookNow(): Promise<void> {
    const site = live();
    if (site === null) return;
    const isSound = wasSound;
    try {
      wasSound = false;
      await mode.read();
      if (!mode.isOn()) {
        list.follow([], now());
        alarms.clear();
        seen = 0;
      } else {
        await follow(site);
        const counts = counters.take();
        list.add(counts, now());
        hour.add(counts, now());
        if (list.isCounting(now())) list.close(now(), isSound && (await isBackendWell()));
        await share();
        await judge();
      }
      wasSound = true;
      troubles.resolve('look');
    } catch (error) {
      troubles.report('look', 'the release cannot be compared', { error: describeError(error) });
    }
  }

  const looks = lookRegularly({
    ...{ everyMs: options.lookMs, now, log, share, lost: 'counts of the release are lost' },
    isNew: () => live()?.release.revision !== seen && mode.isOn(),
    work: lookNow,
  });

  return {
    isOn: mode.isOn,
    alarms: alarms.all,
    settled: alarms.settled,
    /** The counts for a page or file of the live site, or of an earlier one; null: nothing is counted. */
    counterOf: (path: string, site: LiveSite) => (mode.isOn() ? counters.of(path, site) : null),
    /** @param address of the visitor; null: of this machine, or unknown */
    count(measure: ReleaseMeasure, { path, site, isFailure, address }: Counted): void {
      const counter = mode.isOn() ? counters.of(path, site) : null;
      if (counter === null) return;
      const failure = `${measure} ${counter.app} ${address}`;
      if (isFailure && address !== null && isRepeated(failure, now())) return;
      countTrial(counter[measure], isFailure);
      if (isFailure) list.failed(measure, counter, { address, now: now() });
    },
    /** The site, live or earlier, whose tabs have this composition; null: none that is known. */
    siteOf: (composition: string): LiveSite | null =>
      [live(), ...former].find(isSiteOf(composition)) ?? null,
    look: async (): Promise<void> => (live() === null ? undefined : looks.look()),
    /** Shares the remaining counts, and waits for a running undo. Never rejects. */
    async close(): Promise<void> {
      await looks.close();
      await alarms.settled();
    },
  };
}

interface Counted {
  /** As in `URL.pathname`. */
  path: string;
  site: LiveSite;
  isFailure: boolean;
  address: string | null;
}
