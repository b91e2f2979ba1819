import { CANARY_CHANNEL, DEFAULT_CHANNEL } from '../registry/channel.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { commitRelease, readLatest } from '../registry/registry.ts';
import type { Release } from '../registry/release.ts';
import { checkRelease } from '../release/plan/check-release.ts';
import { composeMissing, type ComposePair } from '../release/compose-missing.ts';
import { ReleaseRefusedError } from '../release/release-errors.ts';
import { CanaryRefusedError } from './canary-errors.ts';
import { writePlan } from './canary-files.ts';
import { withdraw } from './end-canary.ts';
import { isSameSet, readCanaryRun, type CanaryRun } from './canary-run.ts';

export interface StartCanaryOptions {
  store: ReleaseStore;
  app: string;
  version: string;
  /** Share of the visitors, above 0 and below 100. */
  percent: number;
  /** Whether it takes steps by itself. */
  stepUp: boolean;
  compose: ComposePair;
  now: Date;
}

/** `changed`: the same set runs already, and its share was changed; `unchanged`: that too was so before. */
export interface StartedCanary {
  status: 'started' | 'changed' | 'unchanged';
  revision: number;
  composed: string[];
}

/**
 * Gives a share of the visitors what is live with one other version, checked and composed as a promotion is. Of a canary that
 * runs with the same set only the share changes: who has it keeps it while the share grows.
 *
 * @throws CanaryRefusedError, ReleaseRefusedError, CompositionFailedError, ReleaseConflictError; nothing was changed
 */
export async function startCanary(options: StartCanaryOptions): Promise<StartedCanary> {
  const { store, app, version, percent, stepUp } = options;
  const run = await readCanaryRun(store);
  // Stopped by a gateway without a key: the same set again is another canary, not the next share of that one.
  if (run?.verdict) await withdraw(store, run, options.now);
  const stable = await readLatest(store, DEFAULT_CHANNEL);
  const canary = await readLatest(store, CANARY_CHANNEL);
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
  const apps = { ...live, [app]: version };
  const plan = { stepUp, stable: { revision: stable.release.revision, apps: live } };
  const isRunning = run !== null && run.percent > 0 && isSameSet(run.apps, apps);
  const first = isRunning ? run.revisions[0] : null;
  if (isRunning && run.percent === percent) {
    await writePlan(store, run.revisions[0], plan);
    return { status: 'unchanged', revision: canary.highestRevision, composed: [] };
  }
  const composed = first === null ? await checkAndCompose(options, live) : [];
  const release = await commitRelease(store, {
    ...{ channel: CANARY_CHANNEL, expectedRevision: canary.highestRevision, at: options.now },
    ...{ apps, action: 'canary', changed: [app], percent },
  });
  await writePlan(store, first ?? release.revision, plan);
  return { status: first === null ? 'started' : 'changed', revision: release.revision, composed };
}

/** One set is tried at a time: of two there would be no telling which was worse. */
function assertAlone(run: CanaryRun | null, app: string): void {
  if (run === null || run.percent === 0) return;
  const others = Object.keys(run.tried).filter((name) => name !== app);
  if (others.length === 0) return;
  throw new CanaryRefusedError(
    `A canary of ${others.join(', ')} is running`,
    'wait for it, or end it with "canary promote" or "canary stop"',
  );
}

async function checkAndCompose(
  { store, app, version, compose }: StartCanaryOptions,
  live: Release['apps'],
): Promise<string[]> {
  const targets = { [app]: version };
  const { plan, vouched, problems } = await checkRelease({
    ...{ store, channel: DEFAULT_CHANNEL, action: 'canary', live, targets },
  });
  if (problems.length > 0) throw new ReleaseRefusedError(CANARY_CHANNEL, problems);
  const { pairs } = plan;
  return composeMissing({ store, channel: CANARY_CHANNEL, compose, pairs, vouched });
}
