import type { BackupSettings } from '@talent/node/env/backup-settings';
import type { LocalStackOptions } from '../local-stack.ts';
import type { ServerTrouble } from '../postgres/server-log.ts';

/** What a backend's process needs to start; it goes through a channel that no other process can read. */
export interface BackendStart extends Pick<
  LocalStackOptions,
  'adminEmail' | 'adminPassword' | 'dataDir' | 'proxies' | 'settings' | 'site' | 'siteUrl'
> {
  /** Every request to the process carries it: other programs of the machine can reach its port. */
  token: string;
  /** Backups that are made by themselves; absent or null: none are. */
  backups?: (BackupSettings & { isStoreElsewhere: boolean }) | null;
}

/** From the site's process to the backend's. */
export type ToBackend = { kind: 'start'; start: BackendStart } | { kind: 'stop' };

/** From the backend's process to the site's. */
export type FromBackend =
  | { kind: 'log'; line: string }
  | { kind: 'trouble'; trouble: ServerTrouble }
  /** A backup has read everything, and found it intact. */
  | { kind: 'intact' }
  /** It answers on this port of the loopback interface. */
  | { kind: 'ready'; port: number }
  /** It cannot start; `code` where the message is written for people. */
  | { kind: 'failed'; message: string; code: string | null };

/** Where the process says whether its database takes a write. */
export const HEALTH_PATH = '/_backend/health';

/** Header of the token. */
export const TOKEN_HEADER = 'x-backend-token';
