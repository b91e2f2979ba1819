import { KnownError } from '@talent/node/terminal/known-error';
import { LRUCache } from 'lru-cache';
import type { OverrideAnswer, OverrideOrder } from '@talent/api/platform/local-override';
import { z } from 'zod';
import { callDatabase, type Backend } from '../http/backend.ts';
import { describeError, type Log } from '../log/log.ts';

type Refusal = Extract<OverrideAnswer, { status: 'refused' }>['reason'];

const begunSchema = z.object({ id: z.guid(), expires_at: z.iso.datetime({ offset: true }) });
const errorSchema = z.object({ code: z.string() });

/** The rows of overrides, which the audit log and the check of every page depend on. */
export function createOverrideBackend(backend: Backend) {
  return {
    /** Begins an override in the session of the token, with an entry in the audit log. Throws `override-backend`. */
    async begin(
      { app, from, link }: OverrideOrder,
      token: string,
    ): Promise<{ id: string; until: Date } | Refusal> {
      const response = await callDatabase(
        backend,
        'begin_local_override',
        { app, origin: from, link },
        token,
      );
      const answer: unknown = await response.json().catch(() => null);
      if (response.ok) {
        const { id, expires_at: until } = begunSchema.parse(answer);
        return { id, until: new Date(until) };
      }
      const code = errorSchema.safeParse(answer).data?.code;
      if (code === 'PT403') return 'fresh-sign-in';
      if (code === 'PT409') return 'used-link';
      throw new KnownError(
        'override-backend',
        `the backend answered ${response.status} (${code ?? 'no code'}) to a local override: is the newest migration applied?`,
      );
    },
    async isOpen(id: string): Promise<boolean> {
      const response = await callDatabase(backend, 'local_override_is_open', { id });
      const answer: unknown = response.ok ? await response.json() : await response.body?.cancel();
      return answer === true;
    },
    /** Ends an override, with an entry in the audit log. @throws what `fetch` throws */
    async end(id: string): Promise<void> {
      const response = await callDatabase(backend, 'end_local_override', { id });
      await response.body?.cancel();
      if (!response.ok) {
        throw new KnownError(
          'override-backend',
          `the backend answered ${response.status} to the end of an override`,
        );
      }
    },
  };
}

/** How long an answer of the database counts, ms: the parts of one page ask it once. */
const KNOWN_MS = 2000;
/** Sessions with an override at a time: more than a team has. */
const MOST = 100;

/** Asks the database whether an override still counts, once for the requests of a moment. Where it does not answer, none counts. */
export function createOpenOverrides(options: {
  isOpen: (id: string) => Promise<boolean>;
  log: Log;
  now: () => Date;
}) {
  const { isOpen, log, now } = options;
  return new LRUCache<string, boolean>({
    max: MOST,
    ttl: KNOWN_MS,
    perf: { now: () => now().getTime() },
    fetchMethod: (id) =>
      isOpen(id).catch((error: unknown) => {
        const message = 'local override could not be checked, the live page is served';
        log({ level: 'error', message, error: describeError(error) });
        return false;
      }),
  });
}
