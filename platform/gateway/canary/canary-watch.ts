import { advance } from '../../canary/advance.ts';
import { readVerdict, writeCounts } from '../../canary/canary-files.ts';
import { isSameSet, readCanaryRun, type CanaryRun } from '../../canary/canary-run.ts';
import { canaryStatus } from '../../canary/canary-status.ts';
import type { MeasureSums } from '../../canary/judge.ts';
import { createTally, type Tally } from '../../canary/tally.ts';
import { ReleaseConflictError } from '../../registry/release-conflict-error.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { describeError } from '../describe-error.ts';
import type { LiveSite } from '../live/live-site.ts';
import type { LiveSource } from '../live/live-source.ts';
import type { Log } from '../options.ts';
import { createTroubleLog } from '../live/trouble-log.ts';

export interface CanaryWatchOptions {
  store: ReleaseStore;
  /** The source of the canary channel; null before its first release. */
  source: () => LiveSource | null;
  /** Whether browsers' events are heard. */
  hearsBrowsers: boolean;
  log: Log;
  now: () => Date;
  /** How often counts are handed in and compared, ms; default 5000. */
  lookMs?: number | undefined;
}

/** Counts what a canary does, shares the counts with other gateways, and ends the canary when it is worse. */
export interface CanaryWatch {
  /** The site that a share of the visitors is given; null: none, for whatever reason. */
  open(): LiveSite | null;
  /** Where to count while a revision of the canary channel is live. */
  tally(revision: number): Tally;
  /** Hands in and compares, if it is time. Never rejects. */
  look(): Promise<void>;
  /** Hands in what is counted by now. Never rejects. */
  close(): Promise<void>;
}

const DEFAULT_LOOK_MS = 5000;

export function createCanaryWatch(options: CanaryWatchOptions): CanaryWatch {
  const { store, source, hearsBrowsers, log, now } = options;
  const troubles = createTroubleLog(log, { channel: 'canary' });
  const instance = crypto.randomUUID().slice(0, 8);
  const tallies = new Map<number, { tally: Tally; handedIn: string }>();
  let run: CanaryRun | null = null;
  /** Revision of the canary channel that was live here when the run was read. */
  let seen = 0;
  let lookedAt = -Infinity;
  let looking: Promise<void> | null = null;

  /** Fails closed: a set that is not exactly the one that was released, or may be over by now, is given to nobody. */
  function open(): LiveSite | null {
    const canary = source();
    const site = canary?.current() ?? null;
    if (!site?.release.percent || canary?.registry().status !== 'ok') return null;
    if (site.fallbacks.length > 0 || run === null || run.percent === 0) return null;
    return isSameSet(run.apps, site.release.apps) ? site : null;
  }

  async function handIn(): Promise<void> {
    for (const [revision, counted] of tallies) {
      const measures: MeasureSums = counted.tally.sums();
      const text = JSON.stringify(measures);
      if (text !== counted.handedIn) {
        await writeCounts(store, { revision, instance }, { hearsBrowsers, measures });
        counted.handedIn = text;
      } else if (revision !== seen) {
        tallies.delete(revision);
      }
    }
  }

  async function readRun(revision: number): Promise<void> {
    if (seen !== revision) {
      run = await readCanaryRun(store);
      seen = revision;
    } else if (run !== null && run.percent > 0) {
      const verdict = await readVerdict(store, run.revisions[0]);
      if (verdict !== null) run = { ...run, verdict, percent: 0 };
    }
  }

  async function compare(): Promise<void> {
    if (run === null || run.percent === 0) return;
    const advanced = await advance(store, await canaryStatus(store, run), now());
    if (advanced.status === 'waiting') return;
    if (advanced.status === 'stopped') run = { ...run, percent: 0 };
    const level = advanced.status === 'stopped' ? 'error' : 'info';
    const { status, ...details } = advanced;
    log({ level, message: `canary ${status}`, tried: run.tried, ...details });
  }

  async function lookNow(): Promise<void> {
    try {
      const revision = source()?.current()?.release.revision;
      if (revision === undefined) return;
      await handIn();
      await readRun(revision);
      await compare();
      troubles.resolve('look');
    } catch (error) {
      // Another gateway has just done the same.
      if (error instanceof ReleaseConflictError) return;
      troubles.report('look', 'the canary cannot be compared', { error: describeError(error) });
    }
  }

  return {
    open,
    tally(revision) {
      const counted = tallies.get(revision) ?? { tally: createTally(), handedIn: '' };
      tallies.set(revision, counted);
      return counted.tally;
    },
    look() {
      const isNew = (source()?.current()?.release.revision ?? seen) !== seen;
      const isTime = now().getTime() - lookedAt >= (options.lookMs ?? DEFAULT_LOOK_MS);
      if (looking !== null || !(isNew || isTime)) return looking ?? Promise.resolve();
      lookedAt = now().getTime();
      looking = lookNow().finally(() => {
        looking = null;
      });
      return looking;
    },
    async close() {
      await looking;
      await handIn().catch((error: unknown) => {
        log({
          level: 'warn',
          message: 'counts of the canary are lost',
          error: describeError(error),
        });
      });
    },
  };
}
