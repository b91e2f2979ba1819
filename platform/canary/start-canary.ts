import { CANARY_CHANNEL, DEFAULT_CHANNEL } from '../registry/channel.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { readLatest } from '../registry/registry.ts';
import { applyRelease } from '../release/apply-release.ts';
import type { ComposePair } from '../release/compose-missing.ts';
import { holdProblems } from '../release/plan/channel-problems.ts';
import { ReleaseRefusedError } from '../release/release-errors.ts';
import { CanaryRefusedError, changeShare, withdraw } from './end-canary.ts';
import { writeBasis } from './canary-files.ts';
import { isSameSet, readCanaryRun, type CanaryRun } from './canary-run.ts';

/** `changed`: the same set was running, and its share has changed; `unchanged`: the share was the same too. */
interface StartedCanary {
  status: 'started' | 'changed' | 'unchanged';
  revision: number;
  composed: string[];
}

/**
 * Gives a share of the visitors what is live with one other version, checked and composed like a promotion. Where a
 * canary runs with the same set, only its share changes: visitors who have the set keep it while the share grows.
 * @throws CanaryRefusedError, ReleaseRefusedError, `composition-failed`, ReleaseConflictError; nothing was changed
 */
export async function startCanary(options: {
  store: ReleaseStore;
  app: string;
  version: string;
  /** Share of the visitors, above 0 and below 100. */
  percent: number;
  compose: ComposePair;
  now: Date;
  /** Takes a version that was undone before. */
  again?: boolean;
}): Promise<StartedCanary> {
  const { store, app, version, percent, compose, now, again = false } = options;
  const run = await readCanaryRun(store);
  // A gateway without a key stopped it: the same set again is a new canary, not the next share of that one.
  if (run?.verdict) await withdraw(store, run, now);
  const stable = await readLatest(store, DEFAULT_CHANNEL);
  const { release: current, highestRevision } = await readLatest(store, CANARY_CHANNEL);
  if (stable.release === null) {
    throw new CanaryRefusedError('Nothing is live yet', 'promote the apps first');
  }
  const live = stable.release.apps;
  if (live[app] === version) {
    throw new CanaryRefusedError(
      `${app}@${version} is what all visitors get`,
      `publish another version of ${app} first`,
    );
  }
  assertAlone(run, app);
  const basis = { stable: { revision: stable.release.revision, apps: live } };
  const isRunning =
    run !== null && run.percent > 0 && isSameSet(run.apps, { ...live, [app]: version });
  if (isRunning && current !== null) {
    const [first] = run.revisions;
    if (run.percent === percent) {
      await writeBasis(store, first, basis);
      return { status: 'unchanged', revision: highestRevision, composed: [] };
    }
    if (percent > run.percent) {
      const problems = await holdProblems(store, DEFAULT_CHANNEL, [app], now);
      if (problems.length > 0) throw new ReleaseRefusedError(CANARY_CHANNEL, problems);
    }
    const latest = { release: current, highestRevision };
    const { revision } = await changeShare(store, latest, { percent, at: now });
    await writeBasis(store, first, basis);
    return { status: 'changed', revision, composed: [] };
  }
  const result = await applyRelease({
    store,
    channel: CANARY_CHANNEL,
    on: DEFAULT_CHANNEL,
    action: 'canary',
    targets: { [app]: version },
    compose,
    expectedRevision: highestRevision,
    percent,
    again,
    at: now,
  });
  if (result.status !== 'released') throw new TypeError('a canary differs from what is live');
  const { revision } = result.release;
  await writeBasis(store, revision, basis);
  return { status: 'started', revision, composed: result.composed };
}

/** One set is tried at a time: with two it would be unclear which is worse. */
function assertAlone(run: CanaryRun | null, app: string): void {
  if (run === null || run.percent === 0) return;
  const others = Object.keys(run.tried).filter((name) => name !== app);
  if (others.length === 0) return;
  throw new CanaryRefusedError(
    `A canary of ${others.join(', ')} is running`,
    'wait for it, or end it with "pnpm release canary promote" or "pnpm release canary stop"',
  );
}
