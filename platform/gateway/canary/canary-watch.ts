import { stopIfWorse } from '../../canary/end-canary.ts';
import { writeCounts } from '../../canary/canary-files.ts';
import { isSameSet, readCanaryRun, type CanaryRun } from '../../canary/canary-run.ts';
import { canaryStatus } from '../../canary/canary-status.ts';
import { readVerdict } from '../../registry/canary-verdict.ts';
import { ReleaseConflictError } from '../../registry/release-conflict-error.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { describeError, createTroubleLog, type Log } from '../log/log.ts';
import type { LiveSite } from '../live/live-site.ts';
import type { LiveSource } from '../live/live-source.ts';
import { lookRegularly } from './look-regularly.ts';
import { createTally, type Tally } from '../../canary/comparison/tally.ts';

export type CanaryWatch = ReturnType<typeof createCanaryWatch>;

/** Counts a canary's answers, shares the counts with other gateways, and ends the canary when it performs worse. */
export function createCanaryWatch(options: {
  store: ReleaseStore;
  /** The source of the canary channel; null before its first release. */
  source: () => LiveSource | null;
  hearsBrowsers: boolean;
  log: Log;
  now: () => Date;
  /** How often counts are shared and compared, ms; default 5000. */
  lookMs?: number | undefined;
}) {
  const { store, source, hearsBrowsers, log, now } = options;
  const troubles = createTroubleLog(log, { channel: 'canary' });
  const instance = crypto.randomUUID().slice(0, 8);
  const tallies = new Map<number, { tally: Tally; shared: string }>();
  let run: CanaryRun | null = null;
  /** Revision of the canary channel that was live here when the run was read. */
  let seen = 0;

  /** The site that a share of the visitors gets; null: none. Fails closed: no one gets a release that differs from the one in the run, or whose run may be over. */
  function open(): LiveSite | null {
    const canary = source();
    const site = canary?.current() ?? null;
    if (!site?.release.percent || canary?.registry().status !== 'ok') return null;
    if (site.replacements.length > 0 || run === null || run.percent === 0) return null;
    return isSameSet(run.apps, site.release.apps) ? site : null;
  }

  async function share(): Promise<void> {
    for (const [revision, counted] of tallies) {
      const measures = counted.tally.sums();
      const text = JSON.stringify(measures);
      if (text !== counted.shared) {
        await writeCounts(store, { revision, instance }, { hearsBrowsers, measures });
        counted.shared = text;
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
    const reason = await stopIfWorse(store, await canaryStatus(store, run), now());
    if (reason === null) return;
    run = { ...run, percent: 0 };
    log({ level: 'error', message: 'canary stopped', tried: run.tried, reason });
  }

  async function lookNow(): Promise<void> {
    try {
      const revision = source()?.current()?.release.revision;
      if (revision === undefined) return;
      await share();
      await readRun(revision);
      await compare();
      troubles.resolve('look');
    } catch (error) {
      // Another gateway has just written the same decision.
      if (error instanceof ReleaseConflictError) return;
      troubles.report('look', 'the canary cannot be compared', { error: describeError(error) });
    }
  }

  return {
    open,
    tally(revision: number): Tally {
      const counted = tallies.get(revision) ?? { tally: createTally(), shared: '' };
      tallies.set(revision, counted);
      return counted.tally;
    },
    ...lookRegularly({
      ...{ everyMs: options.lookMs, now, log, share, lost: 'counts of the canary are lost' },
      isNew: () => (source()?.current()?.release.revision ?? seen) !== seen,
      work: lookNow,
    }),
  };
}
