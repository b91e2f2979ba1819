import type { SiteConfig } from '@talent/sdk/contract';
import type { Manifest } from '../artifact/manifest.ts';
import type { Store } from '../store/store.ts';

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

/** The Supabase interface behind `/rest/v1`, `/auth/v1`, `/storage/v1` and `/functions/v1`. */
export interface Backend {
  /** Base URL without a trailing slash. */
  url: string;
  publishableKey: string;
  /** The embedded stack, called in process instead of over the network. */
  fetch?: (request: Request) => Promise<Response>;
}

export interface GatewayOptions {
  store: Store;
  /** Channel whose latest release is served. */
  channel: string;
  site: SiteConfig;
  backend: Backend;
  /** Key of the guard cookie's signature, at least 32 characters. */
  guardSecret: string;
  /** Shared with the backend's function for security events; absent or null: they are not collected. */
  gatewaySecret?: string | null;
  /** Proxies of our own before the gateway; default 0. */
  proxies?: number;
  /** Resolves when the pages and then their index are in the store; rejects with what went wrong. */
  recompose: (request: RecomposeRequest) => Promise<void>;
  log: Log;
  /** Whether browsers send consented events, and the backend gets them; default false. */
  collectAnalytics?: boolean;
  /** How often to look for a new release, ms; default 200. */
  pollMs?: number;
  now?: () => Date;
}

/** How the channel's registry files are. */
export type RegistryState =
  | { status: 'ok' }
  /** Some revision files cannot be read; the last good release stays live. */
  | { status: 'damaged'; files: readonly string[] }
  /** The newest revision names something that is not there; the last good release stays live. */
  | { status: 'rejected'; revision: number };

/** What `/healthz` says. Guarded apps are never named. */
export type GatewayStatus =
  | { status: 'empty'; channel: string; registry: RegistryState }
  | {
      status: 'ok';
      channel: string;
      revision: number;
      /** Public app -> version. */
      apps: Readonly<Record<string, string>>;
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
  /** Stops looking for releases and waits for running recompositions. */
  close(): Promise<void>;
  status(): GatewayStatus;
}
