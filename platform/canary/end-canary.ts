import { KnownError } from '@talent/node/terminal/known-error';
import { CANARY_CHANNEL, DEFAULT_CHANNEL } from '../registry/channel.ts';
import { ReleaseConflictError } from '../registry/release-conflict-error.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { readLatest, commitRelease, type LatestRelease } from '../registry/registry.ts';
import type { Release } from '../registry/release.ts';
import { applyRelease } from '../release/apply-release.ts';
import { createVerdict, type CanaryVerdict } from '../registry/canary-verdict.ts';
import { isSameSet, movedApps, type CanaryRun } from './canary-run.ts';
import type { CanaryStatus } from './canary-status.ts';
import { describeComparison } from './comparison/judge.ts';

/** Releases of others may come in between this often before the registry is left as it is. */
const MAX_ATTEMPTS = 5;

/**
 * Takes a canary's set away from its visitors. The verdict is written first and is enough for every gateway, so that a
 * gateway without a signing key can stop a canary too. The registry follows as soon as a process has the key.
 * @returns false where there was a verdict already
 */
export async function endCanary(
  store: ReleaseStore,
  run: CanaryRun,
  verdict: Pick<CanaryVerdict, 'status' | 'reason'> & { at: Date },
): Promise<boolean> {
  const { at } = verdict;
  const file = { ...verdict, at: at.toISOString() };
  const isFirst = await createVerdict(store, run.revisions[0], file);
  if (store.trust.signs === 'visitors') await withdraw(store, run, at);
  return isFirst;
}

/** Sets the share to 0 percent in the registry too, unless the channel has another set by then. */
export async function withdraw(store: ReleaseStore, { apps }: CanaryRun, at: Date): Promise<void> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const { release, highestRevision } = await readLatest(store, CANARY_CHANNEL);
    if (release === null || !release.percent || !isSameSet(release.apps, apps)) return;
    try {
      await changeShare(store, { release, highestRevision }, { percent: 0, at });
      return;
    } catch (error) {
      if (!(error instanceof ReleaseConflictError)) throw error;
    }
  }
}

/**
 * Gives all visitors the set that was tried, as it was tried: nothing is composed, and no other app changes with it.
 * @throws CanaryRefusedError where stable is not what the canary was started beside
 * @throws ReleaseRefusedError, ReleaseConflictError; nothing was changed
 */
export async function promoteCanary(
  store: ReleaseStore,
  run: CanaryRun,
  at: Date,
): Promise<Release> {
  const [app = '', version = ''] = Object.entries(run.tried)[0] ?? [];
  const { release: live, highestRevision } = await readLatest(store, DEFAULT_CHANNEL);
  const moved = movedApps(run, live);
  if (moved.length > 0 || live === null) {
    throw new CanaryRefusedError(
      `What was tried is not what would go live: ${moved.join(', ')} changed on ${DEFAULT_CHANNEL} since the canary began`,
      `start it again on top of that with "pnpm release canary ${app}@${version} ${run.percent}%", or give it to everyone untried with "pnpm promote ${app}@${version}"`,
    );
  }
  const result = await applyRelease({
    store,
    channel: DEFAULT_CHANNEL,
    action: 'promote',
    targets: run.tried,
    again: true,
    expectedRevision: highestRevision,
    at,
  });
  if (result.status !== 'released') throw new TypeError('a canary differs from what is live');
  const { release } = result;
  const reason = `revision ${release.revision} of ${DEFAULT_CHANNEL} is the set that was tried`;
  await endCanary(store, run, { status: 'promoted', reason, at });
  return release;
}

export class CanaryRefusedError extends KnownError {
  constructor(reason: string, wayOut: string) {
    super('canary-refused', `${reason}: ${wayOut}`);
  }
}

/** Gives the set of the canary channel to another share of the visitors, percent. Throws `ReleaseConflictError`. */
export function changeShare(
  store: ReleaseStore,
  latest: Pick<LatestRelease, 'highestRevision'> & { release: Release },
  share: { percent: number; at: Date },
): Promise<Release> {
  const { apps, changed } = latest.release;
  return commitRelease(store, {
    channel: CANARY_CHANNEL,
    expectedRevision: latest.highestRevision,
    apps,
    action: 'canary',
    changed: share.percent === 0 ? [] : changed,
    ...share,
  });
}

/** Stops a canary that is worse, and returns why; null: it is no worse, or over. The first reason is kept. */
export async function stopIfWorse(
  store: ReleaseStore,
  status: CanaryStatus,
  now: Date,
): Promise<string | null> {
  const worse = status.comparisons.find(({ verdict }) => verdict === 'worse');
  if (status.percent === 0 || worse === undefined) return null;
  const reason = describeComparison(worse);
  await endCanary(store, status, { status: 'worse', reason, at: now });
  return reason;
}
