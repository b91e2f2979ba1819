import { CANARY_CHANNEL, DEFAULT_CHANNEL } from '../registry/channel.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { readLatest } from '../registry/registry.ts';
import { holdProblems } from '../release/plan/hold-problems.ts';
import type { CanaryStatus } from './canary-status.ts';
import { changeShare, endCanary, promoteCanary } from './end-canary.ts';
import { describeComparison } from './comparison/judge.ts';

/** Shares that a stepping canary goes through, percent; after the last it is promoted. */
export const STEPS = [1, 5, 10, 25, 50] as const;

/** Answers that the canary's visitors must have received at a share before the next one, for the power of the test. */
export const LEAST_ANSWERS = 2000;
/** Shortest time at one share, ms. */
export const LEAST_TIME = 10 * 60_000;

/** The result of checking the canary. */
export type Advance =
  | { status: 'stopped'; reason: string }
  | { status: 'stepped'; percent: number }
  | { status: 'promoted'; revision: number }
  /** Why nothing was done. */
  | { status: 'waiting'; reason: string };

/**
 * Stops a canary that is worse, and takes the next step of one that was started with `--step-up`, unless stable is held. Several gateways and
 * commands may call it at once: the registry accepts one of them.
 *
 * @throws ReleaseConflictError where another caller came first
 */
export async function advance(
  store: ReleaseStore,
  status: CanaryStatus,
  now: Date,
): Promise<Advance> {
  if (status.percent === 0) return { status: 'waiting', reason: 'it is over' };
  const worse = status.comparisons.find(({ verdict }) => verdict === 'worse');
  if (worse) {
    const reason = describeComparison(worse);
    await endCanary(store, status, { status: 'worse', reason, at: now });
    return { status: 'stopped', reason };
  }
  const reason = holdReason(status, now);
  if (reason !== null) return { status: 'waiting', reason };
  if (store.trust.signs !== 'visitors') {
    const due = 'a step is due and there is no key here to sign it with, see "canary step"';
    return { status: 'waiting', reason: due };
  }
  const [held] = await holdProblems(store, DEFAULT_CHANNEL, Object.keys(status.tried), now);
  if (held) return { status: 'waiting', reason: held.message };
  const percent = STEPS.find((step) => step > status.percent);
  if (percent === undefined) {
    return { status: 'promoted', revision: (await promoteCanary(store, status, now)).revision };
  }
  const { release, highestRevision } = await readLatest(store, CANARY_CHANNEL);
  if (release === null || release.revision !== status.revisions.at(-1)) {
    return { status: 'waiting', reason: 'its share has just been changed' };
  }
  await changeShare(store, { release, highestRevision }, { percent, at: now });
  return { status: 'stepped', percent };
}

/** Why the next step is not due; null: it is. */
export function holdReason(status: CanaryStatus, now: Date): string | null {
  const { plan, moved, comparisons, answersAtShare, atShareSince } = status;
  if (plan?.stepUp !== true) return 'it takes no steps by itself';
  if (moved.length > 0) return `${moved.join(', ')} changed on stable since it began`;
  const suspicious = comparisons.find(({ verdict }) => verdict !== 'fine');
  if (suspicious) return `it may be worse: ${describeComparison(suspicious)}`;
  if (answersAtShare < LEAST_ANSWERS) {
    return `its visitors had ${answersAtShare} of ${LEAST_ANSWERS} answers at this share`;
  }
  const left = Date.parse(atShareSince) + LEAST_TIME - now.getTime();
  return left > 0 ? `this share lasts ${Math.ceil(left / 60_000)} more minutes` : null;
}
