import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { contactFields } from '@talent/functions/testing/form-requests.ts';
import type { Sql } from '../../database/sql.ts';

export const SITE = 'http://127.0.0.1:4999';

/** How the site of a data folder is started. */
export const siteOf = (dataDir: string) => ({
  dataDir,
  siteUrl: SITE,
  adminEmail: 'admin@example.com',
  adminPassword: 'a local password',
});

/** A form that was answered with 201: its sender knows that it arrived. */
export interface Acknowledged {
  email: string;
  /** When the answer was here, ms since 1970. */
  at: number;
}

/** Sends contact forms, one after the other, until it is stopped. */
export interface FormWriter {
  acknowledged: readonly Acknowledged[];
  stop(): Promise<void>;
}

/** A form of a sender of its own, so that no limit is reached. */
export function formOf(origin: string, email: string): Request {
  const address = [...randomUUID()].slice(0, 3).map((letter) => letter.charCodeAt(0));
  return new Request(`${origin}/functions/v1/contact`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-forwarded-for': `10.${address.join('.')}`,
    },
    body: JSON.stringify({ ...contactFields, email, idempotency_key: randomUUID() }),
  });
}

export function newSender(): string {
  return `writer-${randomUUID()}@company.example`;
}

/** Starts a writer. It rests for `pauseMs` after each form, or sends as many as the backend can take. */
export function startFormWriter(
  origin: string,
  send: (request: Request) => Promise<Response>,
  { pauseMs = 0 }: { pauseMs?: number } = {},
): FormWriter {
  const acknowledged: Acknowledged[] = [];
  let isStopped = false;
  async function write(): Promise<void> {
    while (!isStopped) {
      const email = newSender();
      const answer = await send(formOf(origin, email)).catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
      if (answer?.status === 201) acknowledged.push({ email, at: Date.now() });
      // Nothing answers: the loop must not take the whole processor.
      const wait = answer?.status === 201 ? pauseMs : 20;
      if (wait > 0) await setTimeout(wait);
    }
  }
  const writing = write();
  return {
    acknowledged,
    async stop() {
      isStopped = true;
      await writing;
    },
  };
}

/** Those acknowledged forms that are not in the database. */
export async function lostForms(
  database: Sql,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const { rows } = await database.query<{ email: string }>(
    "select email from public.contact_requests where email like 'writer-%'",
  );
  const stored = new Set(rows.map(({ email }) => email));
  return acknowledged.map(({ email }) => email).filter((email) => !stored.has(email));
}
