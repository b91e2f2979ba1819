import type { ServerTrouble } from '../postgres/server-log.ts';

type DatabaseStatus = 'ok' | 'damaged' | 'disk-full' | 'failing';

/** State of the backend's database. */
export interface BackendHealth {
  database: DatabaseStatus;
  /** When it came into this state, ISO 8601. */
  since: string;
  /** Recent messages of its server, the newest first; they hold no visitor's input. */
  messages: { at: string; kind: ServerTrouble['kind']; message: string }[];
}

/** Result of one write to the database. */
export type DatabaseProbe = { status: 'ok' } | { status: 'disk-full' | 'failing'; message: string };

const KEPT_MESSAGES = 20;

export type HealthRecord = ReturnType<typeof createHealthRecord>;

/**
 * State of the database, kept while the backend's process restarts. Damage and disk errors stay until a backup has read everything and found it intact, because a damaged page may not be read for
 * a long time. A full disk and a server that does not answer are over when a write succeeds.
 */
export function createHealthRecord(now: () => Date = () => new Date()) {
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
    /** A backup has read everything and found it intact. */
    foundIntact(): void {
      isDamaged = false;
    },
    read(probe: DatabaseProbe): BackendHealth {
      if (probe.status !== 'ok') become(probe.status);
      else become(isDamaged ? 'damaged' : 'ok');
      return { ...current, messages };
    },
  };
}
