import type { Registry } from 'prom-client';
import { OWN_ROUTES } from '../../gateway/observe/route-class.ts';
import { LATENCY, REPEATED } from './traffic.ts';

/** Slower pages and files count as slow, s. It is one of the bounds of the latency's buckets. */
export const SLOW_S = 0.5;

/** Number of requests since the process started. */
export type TrafficTotals = {
  requests: number;
  /** Answered with a status from 500 on. */
  failed: number;
  /** Requests for pages and files, which need no backend. */
  own: number;
  /** Of these, the number that took longer than `SLOW_S`. */
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
      // A bucket counts the requests up to its bound.
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
