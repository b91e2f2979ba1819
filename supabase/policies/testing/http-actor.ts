import type { SupabaseClient } from '@supabase/supabase-js';
import type { Actor, Row, WriteOutcome } from './policy-backend.ts';

/** Postgres: insufficient privilege, which both a missing grant and a violated policy give. */
const REFUSED = '42501';

type Answer = { data: unknown; error: { code: string; message: string } | null };

/** Acts through supabase-js over HTTP, as the user that the client is signed in as. */
export function httpActor(client: SupabaseClient): Actor {
  return {
    read: async (table) => {
      const rows = rowsOf(await client.from(table).select());
      return rows;
    },
    // Without `select` nothing is read back, so that a refusal is one of writing.
    insert: async (table, row) => outcome(await client.from(table).insert(row, { count: 'exact' })),
    update: async (table, patch, column, value) =>
      outcome(await client.from(table).update(patch, { count: 'exact' }).eq(column, value)),
    remove: async (table, column, value) =>
      outcome(await client.from(table).delete({ count: 'exact' }).eq(column, value)),
    call: async (name, values) => {
      const { data, error } = await client.rpc(name, values);
      if (error === null) return { status: 'answered', answer: data as unknown };
      return { status: 'refused', code: error.code, detail: error.details };
    },
    isAdmin: async () => {
      const { data, error } = await client.rpc('is_admin');
      if (error === null) return Boolean(data);
      if (error.code === REFUSED) return null;
      throw new Error(error.message, { cause: error });
    },
  };
}

function rowsOf({ data, error }: Answer): Row[] | 'refused' {
  if (error === null) return data as Row[];
  if (error.code === REFUSED) return 'refused';
  throw new Error(error.message, { cause: error });
}

function outcome({ count, error }: Answer & { count: number | null }): WriteOutcome {
  if (error === null) return count ?? 0;
  if (error.code === REFUSED) return 'refused';
  throw new Error(error.message, { cause: error });
}
