import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';
import { createAccount } from '@talent/backend/auth/testing/create-account';
import { startTestStack } from '@talent/backend/testing/test-stack';
import { createDataClient } from '@talent/data/client';
import { afterAll, beforeEach, vi } from 'vitest';
import { readCatalog } from './catalog-cases.ts';
import type { TableName } from './expected-grants.ts';
import type { Row } from './sql-client.ts';
import { ROWS_SQL } from './stack-rows.ts';

/** Postgres: insufficient privilege, which both a missing grant and a violated policy give. */
const REFUSED = '42501';

/** The outcome of a write: how many rows it touched, or that it was not allowed at all. */
type WriteOutcome = number | 'refused';

type Answer<Data> = { data: Data | null; count?: number | null; error: PostgrestError | null };

function outcomeOf({ count, error }: Answer<unknown>): WriteOutcome {
  if (error === null) return count ?? 0;
  if (error.code === REFUSED) return 'refused';
  throw error;
}

/** A caller of the database under the API's rules, through supabase-js over HTTP, as the user that the client is signed in as. */
export type Actor = ReturnType<typeof actorOf>;
function actorOf(client: SupabaseClient) {
  const counted = { count: 'exact' } as const;
  const actor = {
    /** The visible rows, or 'refused' where reading is not granted. */
    read: async (table: TableName): Promise<Row[] | 'refused'> => {
      const answer: Answer<Row[]> = await client.from(table).select();
      return answer.data ?? (outcomeOf(answer) as 'refused');
    },
    /** The visible rows whose `column` equals `value`; all without one. */
    rows: async (table: TableName, column?: string, value?: unknown): Promise<Row[]> => {
      const { data } = await client.from(table).select().throwOnError();
      return (data as Row[]).filter((row) => !column || String(row[column]) === String(value));
    },
    // Without `select` nothing is read back, so that a refusal is one of writing.
    insert: async (table: TableName, row: Row) =>
      outcomeOf(await client.from(table).insert(row, counted)),
    /** Changes the rows whose `column` equals `value`. */
    update: async (table: TableName, patch: Row, column: string, value: unknown) =>
      outcomeOf(await client.from(table).update(patch, counted).eq(column, value)),
    remove: async (table: TableName, column: string, value: unknown) =>
      outcomeOf(await client.from(table).delete(counted).eq(column, value)),
    /** The answer of a function of the public schema. Throws a PostgrestError where it is refused. */
    call: async <Value = Row>(name: string, values: Row = {}): Promise<Value> => {
      const { data, error } = (await client.rpc(name, values)) as Answer<Value>;
      if (error !== null) throw error;
      return data as Value;
    },
    /** The code of its refusal, or `answered`. */
    codeOf: async (name: string, values: Row = {}): Promise<string> =>
      (await client.rpc(name, values)).error?.code ?? 'answered',
    /** The only row that it answers, which may be bare or in a list. */
    rowOf: async (name: string, values: Row = {}): Promise<Row> =>
      [await actor.call<Row | Row[]>(name, values)].flat()[0] as Row,
  };
  return actor;
}

// The backend prints every refusal, and refusals are what these tests are about.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

const credentials = { email: 'member@example.com', password: 'a member password' };
const dataDir = mkdtempSync(join(tmpdir(), 'talent-policies-'));
await serveOnce();
const stack = await startTestStack({ dataDir });
afterAll(async () => {
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
const { database } = stack.database;
await database.exec(ROWS_SQL);

/** Requests of both API roles, because the backend could change grants at the first of them. */
async function serveOnce(): Promise<void> {
  const first = await startTestStack({ dataDir });
  const client = createDataClient({ url: first.url, key: first.publishableKey });
  await client.from('blog_posts').select('id').throwOnError();
  await createAccount(first, credentials);
  await client.auth.signInWithPassword(credentials);
  await client.from('user_roles').select('role').throwOnError();
  await first.stop();
}

export const catalog = await readCatalog(
  async <Result>(sql: string) => (await database.query<Result>(sql)).rows,
);

async function signedIn(account?: { email: string; password: string }) {
  const client = createDataClient({ url: stack.url, key: stack.publishableKey });
  const session = account && (await client.auth.signInWithPassword(account));
  return { actor: actorOf(client), id: session?.data.user?.id ?? '' };
}

/** A visitor. */
export const { actor: anon } = await signedIn();
/** An account without a role. */
export const { actor: member, id: memberId } = await signedIn(credentials);
export const { actor: admin, id: adminId } = await signedIn(stack.admin);
export const actors = { anon, member, admin };
