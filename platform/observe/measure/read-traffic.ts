import type { Registry } from 'prom-client';
import { OWN_ROUTES } from '../../gateway/observe/route-class.ts';
import { LATENCY, REPEATED } from './traffic.ts';

/** Pages and files that take longer than this are slow, s: one of the bounds of the latency's buckets. */
export const SLOW_S = 0.5;

/** How many requests there were since the process began. */
export type TrafficTotals = {
  requests: number;
  /** Answered with a status from 500 on. */
  failed: number;
  /** For pages and files, which need no backend. */
  own: number;
  /** Of these, how many took longer than `SLOW_S`. */
  slow: number;
};

/** Reads the counters of `createTraffic`. */
export async function readTraffic(registry: Registry): Promise<TrafficTotals> {
  const repeated = await valueOf(registry, REPEATED);
  const totals = { requests: repeated, failed: 0, own: repeated, slow: 0 };
  const latency = await registry.getSingleMetric(LATENCY)?.get();
  for (const { value, labels, metricName } of (latency?.values ?? []) as Sample[]) {
    const isOwn = OWN_ROUTES.some((route) => route === labels['route']);
    if (metricName === `${LATENCY}_count`) {
      totals.requests += value;
      if (labels['status'] === '5xx') totals.failed += value;
      if (isOwn) {
        totals.own += value;
        totals.slow += value;
      }
    } else if (isOwn && Number(labels['le']) === SLOW_S) {
      // Buckets count what took at most so long.
      totals.slow -= value;
    }
  }
  return totals;
}

interface Sample {
  value: number;
  labels: Readonly<Record<string, string | number | undefined>>;
  metricName?: string;
}

async function valueOf(registry: Registry, name: string): Promise<number> {
  const metric = await registry.getSingleMetric(name)?.get();
  return metric?.values[0]?.value ?? 0;
}
