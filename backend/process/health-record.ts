import type { ServerTrouble } from '../postgres/server-log.ts';

export type DatabaseStatus = 'ok' | 'damaged' | 'disk-full' | 'failing';

/** How the backend's database is. */
export interface BackendHealth {
  database: DatabaseStatus;
  /** Since when it is like this, ISO 8601. */
  since: string;
  /** What its server has said lately, the newest first; nothing that a visitor typed. */
  messages: { at: string; kind: ServerTrouble['kind']; message: string }[];
}

/** Whether the database takes a write now. */
export type DatabaseProbe = { status: 'ok' } | { status: 'disk-full' | 'failing'; message: string };

const KEPT_MESSAGES = 20;

/** What is known of the database's health, beyond the life of the backend's process. */
export interface HealthRecord {
  note(trouble: ServerTrouble): void;
  /** Everything was read and found intact, as a backup does. */
  foundIntact(): void;
  read(probe: DatabaseProbe): BackendHealth;
}

/**
 * Damage, and errors of the disk, stay until everything was read and found intact: a page that nobody asks for is damaged
 * all the same. A full disk and a server that does not answer are over when a write succeeds.
 */
export function createHealthRecord(now: () => Date = () => new Date()): HealthRecord {
  let messages: BackendHealth['messages'] = [];
  let isDamaged = false;
  let current: { database: DatabaseStatus; since: string } = {
    database: 'ok',
    since: now().toISOString(),
  };

  function note({ kind, message }: ServerTrouble): void {
    messages = [{ at: now().toISOString(), kind, message }, ...messages].slice(0, KEPT_MESSAGES);
    if (kind === 'damaged' || kind === 'io-error') {
      isDamaged = true;
      become('damaged');
    }
  }

  function become(database: DatabaseStatus): void {
    if (current.database !== database) current = { database, since: now().toISOString() };
  }

  return {
    note,
    foundIntact() {
      isDamaged = false;
    },
    read(probe) {
      if (probe.status !== 'ok') become(probe.status);
      else become(isDamaged ? 'damaged' : 'ok');
      return { ...current, messages };
    },
  };
}
