import type { Environment } from '@talent/settings/environment';
import {
  NoBackendError,
  resolveBackend,
  type ComposeBackend,
} from '@talent/backend/running/resolve-backend';
import { forEachLimited } from '../../store/for-each-limited.ts';
import type { AskBackend, BackendAnswer, BackendParts } from '../../release/plan/site-graph.ts';

/** Questions that are asked at once. */
const AT_ONCE = 4;

/** Longest time of an answer, ms. */
const ANSWER_MS = 10_000;

/** A name that no backend has: one that does not say so of this name cannot be asked. */
const NO_NAME = 'no_such_name_here';

type Kind = keyof BackendParts;

/** Asks the backend of the environment with a visitor's rights, each part once in the life of the process. */
export function createAskBackend(environment: Environment): AskBackend {
  const known: Known = new Map();
  return async (parts) => {
    try {
      return await askBackend(await resolveBackend(environment), parts, known);
    } catch (error) {
      if (!(error instanceof NoBackendError)) throw error;
      const reason = 'no backend runs here that could be asked for what new versions call';
      return { missing: { functions: [], tables: [], rpcs: [] }, unknown: [reason] };
    }
  };
}

/** `<kind> <name>` -> whether the backend lacks it. */
type Known = Map<string, Promise<boolean>>;

/** Asks a backend which of these parts it lacks. */
export async function askBackend(
  backend: ComposeBackend,
  parts: BackendParts,
  known: Known = new Map(),
): Promise<BackendAnswer> {
  const answer: BackendAnswer = { missing: { functions: [], tables: [], rpcs: [] }, unknown: [] };
  for (const kind of ['functions', 'tables', 'rpcs'] as const) {
    if (parts[kind].length === 0) continue;
    const missing = new Set<string>();
    const isTold = await forEachLimited([NO_NAME, ...parts[kind]], AT_ONCE, async (name) => {
      const key = `${kind} ${name}`;
      const asked = known.get(key) ?? lacks[kind](backend, name);
      known.set(key, asked);
      if (await asked) missing.add(name);
    }).then(
      () => missing.has(NO_NAME),
      () => false,
    );
    if (isTold) answer.missing[kind] = parts[kind].filter((name) => missing.has(name));
    else {
      const some = `${parts[kind].slice(0, 3).join(', ')}${parts[kind].length > 3 ? ', …' : ''}`;
      const what = kind === 'rpcs' ? 'functions of the database' : kind;
      answer.unknown.push(`the backend does not tell which ${what} it has: ${some} may be missing`);
    }
  }
  return answer;
}

/** Whether a backend says that it has no such part. */
const lacks: Readonly<Record<Kind, (backend: ComposeBackend, name: string) => Promise<boolean>>> = {
  async functions(backend, name) {
    // Functions of the staff area answer a stranger as unknown names do, so the running site notes its functions.
    if (backend.functions) return !backend.functions.includes(name);
    const { status, body } = await ask(backend, 'OPTIONS', `/functions/v1/${name}`);
    return status === 404 && body.message !== 'There is no such function.';
  },
  async tables(backend, name) {
    const { body } = await ask(backend, 'GET', `/rest/v1/${name}?limit=0`);
    return body.code === 'PGRST205' || body.code === '42P01';
  },
  async rpcs(backend, name) {
    // OPTIONS runs nothing.
    const { body } = await ask(backend, 'OPTIONS', `/rest/v1/rpc/${name}`);
    if (body.code !== 'PGRST202') return false;
    if (typeof body.hint === 'string') return !names(body.hint, name);
    // One with parameters is not found without them, and no hint is given then: that for a misspelled name has it.
    const near = await ask(backend, 'OPTIONS', `/rest/v1/rpc/${name}_`);
    return !names(near.body.hint ?? '', name);
  },
};

const names = (hint: string, name: string): boolean => new RegExp(`\\.${name}\\b`).test(hint);

async function ask({ url, key }: ComposeBackend, method: string, path: string) {
  const response = await fetch(url + path, {
    method,
    headers: { apikey: key, Accept: 'application/json' },
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (response.status >= 500 || response.status === 429)
    throw new Error(`status ${response.status}`);
  const body: unknown = await response.json().catch(() => null);
  return { status: response.status, body: (body ?? {}) as Partial<Record<string, string | null>> };
}
