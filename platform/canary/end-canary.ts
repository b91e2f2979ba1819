import { CANARY_CHANNEL, DEFAULT_CHANNEL } from '../registry/channel.ts';
import { ReleaseConflictError } from '../registry/release-conflict-error.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { commitRelease, commitVouched, readLatest } from '../registry/registry.ts';
import type { Release } from '../registry/release.ts';
import { checkRelease } from '../release/plan/check-release.ts';
import { ReleaseRefusedError } from '../release/release-errors.ts';
import { CanaryRefusedError } from './canary-errors.ts';
import { createVerdict, type CanaryVerdict } from './canary-files.ts';
import { isSameSet, movedSince, type CanaryRun } from './canary-run.ts';

/** Commits of others that may come in between before the registry is left as it is. */
const MAX_ATTEMPTS = 5;

/**
 * Takes a canary's set away from its visitors. The verdict comes first and is enough for every gateway, so that one without
 * a signing key can stop a canary too; the registry says the same as soon as somebody with a key was there.
 *
 * @returns false where another verdict stood already
 */
export async function endCanary(
  store: ReleaseStore,
  run: CanaryRun,
  verdict: Pick<CanaryVerdict, 'status' | 'reason'> & { at: Date },
): Promise<boolean> {
  const { status, reason, at } = verdict;
  const isFirst = await createVerdict(store, run.revisions[0], {
    ...{ status, reason, at: at.toISOString() },
  });
  if (store.trust.signs === 'visitors') await withdraw(store, run, at);
  return isFirst;
}

/** Says percent 0 in the registry too, unless something else is on the channel by then. */
export async function withdraw(store: ReleaseStore, { apps }: CanaryRun, at: Date): Promise<void> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const { release, highestRevision } = await readLatest(store, CANARY_CHANNEL);
    if (release === null || !release.percent || !isSameSet(release.apps, apps)) return;
    try {
      await commitRelease(store, {
        ...{ channel: CANARY_CHANNEL, expectedRevision: highestRevision, at },
        ...{ apps: release.apps, action: 'canary', changed: [], percent: 0 },
      });
      return;
    } catch (error) {
      if (!(error instanceof ReleaseConflictError)) throw error;
    }
  }
}

/**
 * Gives everybody the set that was tried, as it was tried: nothing is composed, and nothing else comes with it.
 *
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
  const moved = await movedSince(store, run);
  if (moved.length > 0 || live === null) {
    throw new CanaryRefusedError(
      `What was tried is not what would go live: ${moved.join(', ')} changed on ${DEFAULT_CHANNEL} since the canary began`,
      `start it again on top of that with "canary ${app}@${version} ${run.percent}%", or promote ${app}@${version} untried`,
    );
  }
  const { plan, vouched, problems } = await checkRelease({
    ...{ store, channel: DEFAULT_CHANNEL, action: 'promote' },
    ...{ live: live.apps, targets: run.tried },
  });
  if (problems.length > 0) throw new ReleaseRefusedError(DEFAULT_CHANNEL, problems);
  const next = {
    ...{ channel: DEFAULT_CHANNEL, expectedRevision: highestRevision, at },
    ...{ apps: { ...run.apps }, action: 'promote' as const, changed: plan.changed },
  };
  const release = await commitVouched(store, next, vouched);
  const reason = `revision ${release.revision} of ${DEFAULT_CHANNEL} is the set that was tried`;
  await endCanary(store, run, { status: 'promoted', reason, at });
  return release;
}
