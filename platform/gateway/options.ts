import type { SiteConfig } from '@talent/sdk/contract';
import type { Manifest } from '@talent/artifact/manifest';
import type { BackendHealth } from '@talent/backend/process/health-record';
import type { Fallback } from './fallback.ts';
import type { PublicContract } from './public-contract.ts';
import type { ConcurrencyOptions } from './limits/concurrency.ts';
import type { GatewayFacts, Observation } from './observe/observation.ts';
import type { ReleaseStore } from '../registry/release-store.ts';

/** One line of the log. Fields hold no token, cookie, query string or request body. */
export interface LogEntry {
  level: 'info' | 'warn' | 'error';
  message: string;
  [field: string]: unknown;
}

export type Log = (entry: LogEntry) => void;

/** Pages of one pair to compose, again or for the first time. */
export interface RecomposeRequest {
  shell: Manifest;
  app: Manifest;
  paths: readonly string[];
  /** Whether the app is asked for all its paths too: what is new is composed, what has gone is left out. */
  lookUpEntries: boolean;
}

/** Resolves when the pages and then their index are in the store; rejects with what went wrong. */
export type Recompose = (request: RecomposeRequest) => Promise<void>;

/** Another gateway of the same store, which composes for those that cannot. */
export interface ComposerHost {
  /** Base URL without a trailing slash. */
  url: string;
  /** Its `composerSecret`. */
  secret: string;
}

/** The Supabase interface behind `/rest/v1`, `/auth/v1`, `/storage/v1` and `/functions/v1`. */
export interface Backend {
  /** Base URL without a trailing slash. */
  url: string;
  publishableKey: string;
  /** The embedded stack, called in process instead of over the network. */
  fetch?: (request: Request) => Promise<Response>;
  /** How its database is; absent with a hosted project. Takes 5 s at most. */
  health?: () => Promise<BackendHealth>;
}

export interface GatewayOptions {
  store: ReleaseStore;
  /** Channel whose latest release is served. */
  channel: string;
  site: SiteConfig;
  backend: Backend;
  /** Key of the guard cookie's signature, at least 32 characters. */
  guardSecret: string;
  /** Origin that previews live on, and nowhere else then; absent or null: on the site's own. */
  previewOrigin?: string | null;
  /** Shared with the backend's function for security events; absent or null: they are not collected. */
  gatewaySecret?: string | null;
  /** Proxies of our own before the gateway; default 0. */
  proxies?: number;
  /** How many requests the backend has at once; by default as many as suit its kind. */
  concurrency?: ConcurrencyOptions;
  /** How long answers are held back that say to come again later, ms; default 1000. */
  holdRefusalsMs?: number;
  /** Composes here, or says who does. */
  recompose: Recompose | ComposerHost;
  /** With it other gateways of this store may have pages composed here; absent or null: nobody may. */
  composerSecret?: string | null;
  log: Log;
  /** Whether browsers send consented events, and the backend gets them; default false. */
  collectAnalytics?: boolean;
  /** How often counts of a canary are compared, ms; default 5000. */
  canaryLookMs?: number;
  /** How often to look for a new release, ms; default 200. Null: only when `poll` or `refresh` is called. */
  pollMs?: number | null;
  /** Part of the usual memory for bodies that are kept, 0 to 1; default 1, which is 216 MB. */
  cacheShare?: number;
  /** How hard to compress, 0 to 11; default 11. */
  brotliQuality?: number;
  /** Metrics and what staff see of operations; absent: those addresses do not exist, as on Workers. */
  observation?: Observation | null;
  /** How long an answer of the database counts for those who ask after it, ms; default 5000. */
  backendCheckMs?: number;
  now?: () => Date;
}

/** How the channel's registry files are. */
export type RegistryState =
  | { status: 'ok' }
  /** Some revision files cannot be read; the last good release stays live. */
  | { status: 'damaged'; files: readonly string[] }
  /** The newest revision names something that is not there; the last good release stays live. */
  | { status: 'rejected'; revision: number };

/** An app whose live version is damaged. */
export type PublicFallback = Omit<Fallback, 'guarded'>;

/** What `/healthz` says. Guarded apps are never named. */
export type GatewayStatus =
  | { status: 'empty'; channel: string; registry: RegistryState }
  | {
      status: 'ok';
      channel: string;
      revision: number;
      /** Public app -> version. */
      apps: Readonly<Record<string, string>>;
      contract: PublicContract;
      /** Some app, perhaps a guarded one, is not served in the version that the release names. */
      degraded: boolean;
      /** Public apps with a damaged version, and what is served instead. */
      fallbacks: readonly PublicFallback[];
      registry: RegistryState;
    };

/** Who is asking, as far as the server that accepted the connection knows. */
export interface Client {
  /** IP address of the peer; appended to `X-Forwarded-For` for the backend. */
  address?: string;
}

/** Serves the live release of a channel; web-standard, so that any server can run it. */
export interface Gateway {
  /** Answers a request; never rejects. */
  fetch(request: Request, client?: Client): Promise<Response>;
  /** What all answers that anybody gets are made from: they stay good while it is the same object. Null: none may be kept. */
  epoch(): object | null;
  /** `Host` of requests whose answers are not everybody's: that of previews; null where there is none. */
  previewHost: string | null;
  /** Adopts a newer release if there is one: for hosts whose timers end with a request. */
  poll(): Promise<void>;
  /** Reads the registry and the page indexes again. */
  refresh(): Promise<void>;
  /** Reads files that were not verified for a minute; what is damaged is replaced by an older version. */
  verify(): Promise<void>;
  /** Resolves when what goes on behind answers is over, and hands on what was noted meanwhile. */
  settled(): Promise<void>;
  /** Stops looking for releases and waits for running recompositions. */
  close(): Promise<void>;
  status(): GatewayStatus;
  /** The same and more, for those who watch over it; asks the backend if nobody has lately. Never rejects. */
  observed(): Promise<GatewayFacts>;
}
