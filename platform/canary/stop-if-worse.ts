import type { ReleaseStore } from '../registry/release-store.ts';
import type { CanaryStatus } from './canary-status.ts';
import { describeComparison } from './comparison/judge.ts';
import { endCanary } from './end-canary.ts';

/**
 * Stops a running canary that is worse. Several gateways may call it at once: the first reason is kept.
 * @returns why it was stopped; null: it is no worse, or is over
 */
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
