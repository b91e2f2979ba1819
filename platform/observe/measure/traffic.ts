import { performance } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { TrafficObserver } from '../../gateway/observe/observation.ts';
import { ROUTE_CLASSES, routeClassOf, type RouteClass } from '../../gateway/observe/route-class.ts';

/** Upper bounds of the latency's buckets, s. `SLOW_S` is one of them. */
const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const STATUS_CLASSES = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const;

export const LATENCY = 'site_http_request_duration_seconds';
export const REPEATED = 'site_http_repeated_answers_total';

/** Counts requests, as Prometheus metrics. */
export interface Traffic extends TrafficObserver {
  registry: Registry;
}

/**
 * Counts every answer by the kind of its address and the class of its status, and measures the time until the gateway has it
 * ready: a visitor's slow connection does not count. Answers of the last second that are repeated are only counted, because
 * reading the clock would cost more than the answer.
 */
export function createTraffic(registry: Registry = new Registry()): Traffic {
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
    ROUTE_CLASSES.map((route) => [
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
    time(url) {
      const begun = performance.now();
      return (status) => {
        const index = Math.min(Math.max(Math.floor(status / 100), 1), 5) - 1;
        series.get(routeClassOf(url))?.[index]?.observe((performance.now() - begun) / 1000);
      };
    },
    repeated(bytes) {
      repeated.inc();
      if (bytes > 0) sent.inc(bytes);
    },
  };
}
