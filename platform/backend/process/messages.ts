import type { LocalStackOptions } from '../local-stack.ts';
import type { ServerTrouble } from '../postgres/server-log.ts';

/** What a backend's process needs to start; it goes through a channel that no other process can read. */
export interface BackendStart extends Pick<
  LocalStackOptions,
  'adminEmail' | 'adminPassword' | 'dataDir' | 'proxies' | 'settings' | 'site' | 'siteUrl'
> {
  /** Every request to the process carries it: other programs of the machine can reach its port. */
  token: string;
}

/** From the site's process to the backend's. */
export type ToBackend = { kind: 'start'; start: BackendStart } | { kind: 'stop' };

/** From the backend's process to the site's. */
export type FromBackend =
  | { kind: 'log'; line: string }
  | { kind: 'trouble'; trouble: ServerTrouble }
  /** It answers on this port of the loopback interface. */
  | { kind: 'ready'; port: number }
  /** It cannot start; `code` where the message is written for people. */
  | { kind: 'failed'; message: string; code: string | null };

/** Header of the token. */
export const TOKEN_HEADER = 'x-backend-token';
