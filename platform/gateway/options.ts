import type { SiteConfig } from '@talent/sdk/contract';
import type { ReleaseStore } from '../registry/release-store.ts';
import type { ConcurrencyOptions } from './forward/concurrency.ts';
import type { Backend } from './http/backend.ts';
import type { Client } from './http/client.ts';
import type { IntegrityMode } from './http/security-headers.ts';
import type { GatewayStatus } from './live/gateway-status.ts';
import type { Log } from './log/log.ts';
import type { GatewayState, Observation } from './observe/observation.ts';
import type { ComposerHost } from './recompose/compose-protocol.ts';
import type { Recompose } from './recompose/recompose-queue.ts';

export interface GatewayOptions {
  store: ReleaseStore;
  channel: string;
  site: SiteConfig;
  backend: Backend;
  /** Key of the guard cookie's signature, at least 32 characters. */
  guardSecret: string;
  /** Separate origin of previews; absent or null: they are on the site's own origin. */
  previewOrigin?: string | null;
  /** Whether staff may show an app from their own machine in their own session; default false. */
  localOverrides?: boolean;
  /** Shared with the backend's function for security events; absent or null: they are not collected. */
  gatewaySecret?: string | null;
  /** Key of IndexNow, served at `/<key>.txt`; absent or null: there is no such address. */
  indexNowKey?: string | null;
  /** Number of our own proxies in front of the gateway; default 0. */
  proxies?: number;
  /** Limits of concurrent requests to the backend; default: suited to its kind. */
  concurrency?: ConcurrencyOptions;
  /** How long refusals with a `Retry-After` are delayed, ms; default 1000. */
  holdRefusalsMs?: number;
  /** Treatment of scripts without a hash in browsers; default `enforce`. */
  integrityMode?: IntegrityMode;
  /** Whether answers of the backend are compressed here; default true. False on Workers: Cloudflare compresses them. */
  compressesForwarded?: boolean;
  /** Composes pages in this process, or names the host that does. */
  recompose: Recompose | ComposerHost;
  /** Secret of other gateways of this store that let this one compose; absent or null: none may. */
  composerSecret?: string | null;
  log: Log;
  /** Whether browsers send consented events to the backend; default false. */
  collectAnalytics?: boolean;
  /** How often the counts of a canary and of a release are compared, ms; default 5000. */
  canaryLookMs?: number;
  /** How often to look for a new release, ms; default 200. Null: only when `poll` or `refresh` is called. */
  pollMs?: number | null;
  /** Share of the usual cache memory, 0 to 1; default 1, which is 216 MB. */
  cacheShare?: number;
  /** Brotli quality, 0 to 11; default 11. */
  brotliQuality?: number;
  /** Metrics and the status page; absent, as on Workers: there are no metrics, and staff are told that there is no status. */
  observation?: Observation | null;
  /** How long a probe of the database stays fresh, ms; default 5000. */
  backendCheckMs?: number;
  now?: () => Date;
}

/** Serves the live release of a channel. Uses web standards only, so that any server can run it. */
export interface Gateway {
  /** Answers a request; never rejects. */
  fetch(request: Request, client?: Client): Promise<Response>;
  /** Public answers stay valid while it is the same object. Null: no answer may be kept. */
  epoch(): object | null;
  /** Counts of the answers to a URL path with its query, for servers that repeat them; the same object as long as `epoch`. Null: none. */
  trialsOf(url: string): { trials: number } | null;
  /** `Host` of the separate origin of previews, whose answers are not public; null: there is none. */
  previewHost: string | null;
  /** Adopts a newer release if there is one: for hosts whose timers end with a request. */
  poll(): Promise<void>;
  refresh(): Promise<void>;
  /** Reads files that were not verified for a minute, and replaces damaged versions by older ones. */
  verify(): Promise<void>;
  /** Resolves when background work is done and recorded events are sent. */
  settled(): Promise<void>;
  /** Stops looking for releases and waits for running compositions. */
  close(): Promise<void>;
  status(): GatewayStatus;
  /** The status and more, for monitoring; probes the backend unless the last probe is fresh. Never rejects. */
  observed(): Promise<GatewayState>;
}
