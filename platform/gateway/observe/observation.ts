import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GatewayStatus } from '../options.ts';
import type { SecurityEventsStatus } from './security-events.ts';
import type { BackendCheck } from './backend-probe.ts';

/** What a gateway knows about itself at this moment. */
export interface GatewayFacts {
  status: GatewayStatus;
  /** When the live revision was made, ISO 8601 in UTC; null: none is live. */
  releasedAt: string | null;
  /** Null: the backend has not been asked yet. */
  backend: BackendCheck | null;
  /** Pages that wait to be composed again. */
  recompositionsWaiting: number;
  /** Whether a share of the visitors is given a canary. */
  isCanaryOpen: boolean;
  events: SecurityEventsStatus;
}

/** What stands behind a gateway's addresses for metrics and the status page, made by the host that it runs on. */
export interface Observation {
  /** With it programs may read metrics; null: staff alone. */
  metricsToken: string | null;
  /** In Prometheus' text format. */
  metrics(facts: GatewayFacts): Promise<{ type: string; text: string }>;
  /** For the status page; becomes JSON. */
  operations(facts: GatewayFacts): Promise<object>;
}

/** Counts what a server answers. Its functions are called for every request and must cost next to nothing. */
export interface TrafficObserver {
  /** A request has been read; its answer is out when `outgoing` closes. */
  began(incoming: IncomingMessage, outgoing: ServerResponse): void;
  /** Times the making of an answer; to be called with the answer's status. */
  time(url: string): (status: number) => void;
  /** A finished answer was written once more, this many bytes. */
  repeated(bytes: number): void;
}
