import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { GatewayStatus } from '../live/gateway-status.ts';
import type { SecurityEventsStatus } from '@talent/api/platform/platform-status';
import type { ReleaseAlarm } from '../after-release/release-alarms.ts';
import type { BackendCheck } from './backend-probe.ts';

export interface GatewayState {
  status: GatewayStatus;
  /** Time of the live revision, ISO 8601 in UTC; null: none is live. */
  releasedAt: string | null;
  /** Null: the backend has not been probed yet. */
  backend: BackendCheck | null;
  recompositionsWaiting: number;
  isCanaryOpen: boolean;
  alarms: readonly ReleaseAlarm[];
  events: SecurityEventsStatus;
}

/** Provides metrics and the status page; implemented by the host that a gateway runs on. */
export interface Observation {
  /** Token with which programs may read metrics; null: staff only. */
  metricsToken: string | null;
  /** In Prometheus' text format. */
  metrics(state: GatewayState): Promise<{ type: string; text: string }>;
  operations(state: GatewayState): Promise<object>;
}

/** Counts a server's requests and answers. Its functions run for every request and must be fast. */
export interface TrafficObserver {
  /** Called with each request that was read; its answer is sent when `outgoing` closes. */
  began(incoming: IncomingMessage, outgoing: ServerResponse): void;
  /** Starts timing an answer; the result is called with the answer's status. */
  time(url: string, headers?: IncomingHttpHeaders): (status: number) => void;
  /** Called with the bytes of each kept answer that was written again. */
  repeated(bytes: number): void;
}
