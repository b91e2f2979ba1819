import type { Backend } from '../options.ts';

/** Whether the database answers, as far as the last question says. */
export interface BackendState {
  status: 'ok' | 'failing';
  /** When it began to be so, ISO 8601 in UTC. */
  since: string;
  /** When it was last asked, ISO 8601 in UTC. */
  checkedAt: string;
}

/** The state with what only staff and logs are told. */
export interface BackendCheck extends BackendState {
  /** Why it fails, in a few words; null: it does not. */
  reason: string | null;
  /** How long the last answer took, ms. */
  ms: number;
}

/** Asks the database through the backend's own interface, as a visitor's browser would. */
export interface BackendProbe {
  /** The last state while it is fresh; otherwise that of a new question. Never rejects. */
  look(): Promise<BackendCheck>;
  /** The last state, without asking; null: nobody has asked yet. */
  last(): BackendCheck | null;
}

export interface BackendProbeOptions {
  backend: Backend;
  now: () => Date;
  /** How long an answer counts, ms; default 5000. However often it is asked for, the database hears no more than that. */
  freshMs?: number | undefined;
  /** How long the backend may take, ms; default 2000. */
  timeoutMs?: number | undefined;
  /** ms that only go forward */
  clock?: () => number;
}

/** One row of a public table: an answer cannot be given without the database. */
const PROBE_PATH = '/rest/v1/blog_posts?select=id&limit=1';

/** At most one question is under way at a time; anyone who asks meanwhile gets its answer. */
export function createBackendProbe({
  backend,
  now,
  freshMs = 5000,
  timeoutMs = 2000,
  clock = () => performance.now(),
}: BackendProbeOptions): BackendProbe {
  let last: BackendCheck | null = null;
  let askedAt = -Infinity;
  let asking: Promise<BackendCheck> | null = null;

  async function ask(): Promise<BackendCheck> {
    const begun = clock();
    const reason = await reasonOfFailure(backend, timeoutMs);
    const at = now().toISOString();
    const status = reason === null ? 'ok' : 'failing';
    const since = last?.status === status ? last.since : at;
    askedAt = clock();
    last = { status, since, checkedAt: at, reason, ms: askedAt - begun };
    return last;
  }

  return {
    last: () => last,
    async look() {
      if (last !== null && clock() - askedAt < freshMs) return last;
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
  };
}

/** Null where the backend gives an answer out of its database in time. */
async function reasonOfFailure(backend: Backend, timeoutMs: number): Promise<string | null> {
  const fetchBackend = backend.fetch ?? ((request: Request) => fetch(request));
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  const isLate = new Promise<never>((_resolve, reject) => {
    late.signal.addEventListener('abort', () => reject(new Error('late')), { once: true });
  });
  try {
    const request = new Request(backend.url + PROBE_PATH, {
      headers: { apikey: backend.publishableKey, Accept: 'application/json' },
      signal: late.signal,
    });
    // An embedded stack may not look at its request's signal.
    const status = await Promise.race([statusOf(fetchBackend(request)), isLate]);
    if (status < 200 || status >= 300) return `it answers ${status}`;
    // The embedded backend also knows of damage, and whether a row reaches the disk.
    const health = await Promise.race([backend.health?.() ?? null, isLate]);
    return health === null || health.database === 'ok'
      ? null
      : `its database is ${health.database}`;
  } catch {
    return late.signal.aborted ? `no answer within ${timeoutMs} ms` : 'it cannot be reached';
  } finally {
    clearTimeout(timer);
  }
}

async function statusOf(answer: Promise<Response>): Promise<number> {
  const response = await answer;
  await response.arrayBuffer();
  return response.status;
}

/** What anyone may know: reasons can name what is inside. */
export function publicState({ status, since, checkedAt }: BackendCheck): BackendState {
  return { status, since, checkedAt };
}
