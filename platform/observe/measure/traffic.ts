import { performance } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry, type MetricValueWithName } from 'prom-client';
import type { TrafficObserver } from '../../gateway/observe/observation.ts';
import {
  OWN_ROUTES,
  ROUTE_CLASSES,
  routeClassOf,
  type RouteClass,
} from '../../gateway/observe/route-class.ts';

/** Slower pages and files count as slow, s. */
const SLOW_S = 0.5;
/** Upper bounds of the latency's buckets, s. */
const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, SLOW_S, 1, 2.5, 5, 10];

const STATUS_CLASSES = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const;

const LATENCY = 'site_http_request_duration_seconds';
const REPEATED = 'site_http_repeated_answers_total';

/** Counts answers by kind of address and class of status, and times them, as Prometheus metrics. Repeated ones are only counted. */
export function createTraffic(): TrafficObserver & { registry: Registry } {
  const registry = new Registry();
  const registers = [registry];
  const latency = new Histogram({
    name: LATENCY,
    registers,
    buckets: BUCKETS_S,
    labelNames: ['route', 'status'] as const,
    help: 'Time until an answer is ready, by kind of address and class of status.',
  });
  const repeated = new Counter({
    name: REPEATED,
    registers,
    help: 'Answers of the last second that were written again; all have status 200.',
  });
  const sent = new Counter({
    name: 'site_http_sent_bytes_total',
    registers,
    help: 'Bytes of answers, heads included.',
  });
  const inFlight = new Gauge({
    name: 'site_http_requests_in_flight',
    registers,
    help: 'Requests that were read and whose answers are not out yet.',
  });
  // Looked up once: finding a series by its labels costs more than counting.
  const series = new Map<RouteClass, ReturnType<typeof latency.labels>[]>(
    Array.from(ROUTE_CLASSES, (route) => [
      route,
      STATUS_CLASSES.map((status) => latency.labels(route, status)),
    ]),
  );

  return {
    registry,
    began(incoming, outgoing) {
      const before = incoming.socket.bytesWritten;
      inFlight.inc();
      outgoing.once('close', () => {
        inFlight.dec();
        sent.inc(Math.max(0, incoming.socket.bytesWritten - before));
      });
    },
    time(url, headers) {
      const begun = performance.now();
      return (status) => {
        const index = Math.min(Math.max(Math.floor(status / 100), 1), 5) - 1;
        series
          .get(routeClassOf(url, headers))
          ?.[index]?.observe((performance.now() - begun) / 1000);
      };
    },
    repeated(bytes) {
      repeated.inc();
      if (bytes > 0) sent.inc(bytes);
    },
  };
}

/** Number of requests since the process started, without those of the crawl and of health checks: a start answers these with 503, and no visitor sees it. */
export type TrafficTotals = {
  requests: number;
  failed: number;
  /** Requests for pages and files that exist, which need no backend. */
  own: number;
  /** Of these, the number that took longer than `SLOW_S`. */
  slow: number;
};

export async function readTraffic(registry: Registry): Promise<TrafficTotals> {
  const repeated = (await registry.getSingleMetric(REPEATED)?.get())?.values[0]?.value ?? 0;
  const totals = { requests: repeated, failed: 0, own: repeated, slow: 0 };
  const latency = await registry.getSingleMetric(LATENCY)?.get();
  for (const { value, labels, metricName } of (latency?.values ??
    []) as MetricValueWithName<string>[]) {
    if (labels['route'] === 'health' || labels['route'] === 'crawl') continue;
    // A path without a page may wait for one: strangers decide how many do.
    const isOwn =
      labels['status'] !== '4xx' && OWN_ROUTES.some((route) => route === labels['route']);
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
