import type { Environment } from '@talent/settings/environment';
import type { LocalStackOptions } from '../stack/local-stack.ts';
import type { ServerTrouble } from '../postgres/server-log.ts';

/** Options of a backend's process. They go through a channel that no other process can read. */
export interface BackendStart extends Omit<
  LocalStackOptions,
  'beforeRetention' | 'log' | 'onDatabaseEnd' | 'onTrouble' | 'openDatabase' | 'supabaseDir'
> {
  /** Every request to the process carries it, because other programs of the machine can reach its port. */
  token: string;
  /** Automatic backups; absent or null: there are none. */
  backups?: (Environment['backups'] & { isStoreElsewhere: boolean }) | null;
}

/** From the site's process to the backend's. */
export type ToBackend = { kind: 'start'; start: BackendStart } | { kind: 'stop' };

/** From the backend's process to the site's. */
export type FromBackend =
  | { kind: 'log'; line: string }
  /** Sent all the time: the process can still answer. */
  | { kind: 'alive' }
  | { kind: 'trouble'; trouble: ServerTrouble }
  /** A backup has read everything, and found it intact. */
  | { kind: 'intact' }
  /** It answers on this port of 127.0.0.1. */
  | { kind: 'ready'; port: number }
  /** It cannot start; it has a `code` where the message is written for people. */
  | { kind: 'failed'; message: string; code: string | null };

/** Interval of `alive`, ms. */
export const ALIVE_EVERY_MS = 500;

/** Path of the health check, which tries one write in the database. */
export const HEALTH_PATH = '/_backend/health';

export const TOKEN_HEADER = 'x-backend-token';
