import type { BackendHealth } from '@talent/backend/process/health-record';
import { askBackend, whenAborted, type Backend } from '../http/backend.ts';

/** Whether the database answered the last probe. `reason` and `ms` are for staff and logs. */
export interface BackendCheck {
  status: 'ok' | 'failing';
  /** Start of this status, ISO 8601 in UTC. */
  since: string;
  /** Time of the last probe, ISO 8601 in UTC. */
  checkedAt: string;
  /** Why it fails, in a few words; null: it does not. */
  reason: string | null;
  /** Duration of the last probe, ms. */
  ms: number;
  /** When the embedded backend last stopped answering and was restarted, ISO 8601 in UTC; null: it has not. */
  hungAt: string | null;
}

export type BackendProbe = ReturnType<typeof createBackendProbe>;

interface BackendProbeOptions {
  backend: Backend;
  now: () => Date;
  /** How long a state stays fresh, ms; default 5000. This limits how often the database is asked. */
  freshMs?: number | undefined;
  /** Timeout of a probe, ms; default 2000. */
  timeoutMs?: number | undefined;
  /** Monotonic clock, ms. */
  clock?: () => number;
}

/** One row of a public table, which no backend can answer without its database. */
const PROBE_PATH = '/rest/v1/blog_posts?select=id&limit=1';

/** Probes the database through the backend's public interface, one probe at a time; concurrent calls share it. */
export function createBackendProbe({
  backend,
  now,
  freshMs = 5000,
  timeoutMs = 2000,
  clock = () => performance.now(),
}: BackendProbeOptions) {
  let last: BackendCheck | null = null;
  let askedAt = -Infinity;
  let asking: Promise<BackendCheck> | null = null;

  async function ask(): Promise<BackendCheck> {
    const begun = clock();
    const { reason, health } = await examine(backend, timeoutMs);
    const hang = health?.messages.find(({ kind }) => kind === 'hung');
    const at = now().toISOString();
    const status = reason === null ? 'ok' : 'failing';
    const since = last?.status === status ? last.since : at;
    askedAt = clock();
    last = {
      status,
      since,
      checkedAt: at,
      reason,
      ms: askedAt - begun,
      hungAt: hang?.at ?? last?.hungAt ?? null,
    };
    return last;
  }

  return {
    /** The last state, without a probe; null: there was none yet. */
    last: (): BackendCheck | null => last,
    /** The last state while it is fresh; otherwise that of a new probe. Never rejects. */
    async look(): Promise<BackendCheck> {
      if (last !== null && clock() - askedAt < freshMs) return last;
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
  };
}

/** `reason` is null where the backend answers from its database in time; `health` where it does not tell it. */
async function examine(
  backend: Backend,
  timeoutMs: number,
): Promise<{ reason: string | null; health: BackendHealth | null }> {
  const signal = AbortSignal.timeout(timeoutMs);
  const isLate = whenAborted(signal);
  try {
    const headers = { Accept: 'application/json' };
    const answer = askBackend(backend, PROBE_PATH, { headers, signal });
    const status = await Promise.race([statusOf(answer), isLate]);
    if (status < 200 || status >= 300) return { reason: `it answers ${status}`, health: null };
    // The embedded backend also knows about damage, and whether rows reach the disk.
    const health = await Promise.race([backend.health?.() ?? null, isLate]);
    const { database } = health ?? { database: 'ok' };
    return { reason: database === 'ok' ? null : `its database is ${database}`, health };
  } catch {
    const reason = signal.aborted ? `no answer within ${timeoutMs} ms` : 'it cannot be reached';
    return { reason, health: null };
  }
}

async function statusOf(answer: Promise<Response>): Promise<number> {
  const response = await answer;
  await response.arrayBuffer();
  return response.status;
}
