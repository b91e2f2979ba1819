import postgres from 'postgres';
import type { SqlClient } from './sql-client.ts';
import type { Actor, Row } from './policy-backend.ts';

/** Postgres: insufficient privilege, which both a missing grant and a violated policy give. */
const REFUSED = '42501';

/**
 * Acts through SQL as PostgREST does: each statement in a transaction of its own, under the role and
 * with the claims of the caller's token. `userId` null is a visitor.
 */
export function sqlActor(client: SqlClient, userId: string | null): Actor {
  const role = userId === null ? 'anon' : 'authenticated';
  const claims = JSON.stringify({ role, ...(userId === null ? {} : { sub: userId }) });

  async function run(
    sql: string,
    values: unknown[],
  ): Promise<{ rows: Row[]; count: number } | 'refused'> {
    await client.query('begin');
    try {
      await client.query(`set local role ${role}`);
      await client.query("select set_config('request.jwt.claims', $1, true)", [claims]);
      const result = await client.query<Row>(sql, values);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      if (error instanceof postgres.PostgresError && error.code === REFUSED) return 'refused';
      throw error;
    }
  }

  const write = async (sql: string, values: unknown[]) => {
    const result = await run(sql, values);
    return result === 'refused' ? result : result.count;
  };
  return {
    read: async (table) => {
      const result = await run(`select * from public.${table}`, []);
      return result === 'refused' ? result : result.rows;
    },
    insert: (table, row) => {
      const marks = Object.keys(row).map((_, index) => `$${index + 1}`);
      const sql = `insert into public.${table} (${Object.keys(row).join(', ')}) values (${marks.join(', ')})`;
      return write(sql, Object.values(row));
    },
    update: (table, patch, column, value) => {
      const assignments = Object.keys(patch).map((name, index) => `${name} = $${index + 2}`);
      const sql = `update public.${table} set ${assignments.join(', ')} where ${column} = $1`;
      return write(sql, [value, ...Object.values(patch)]);
    },
    remove: (table, column, value) =>
      write(`delete from public.${table} where ${column} = $1`, [value]),
    call: async (name, values) => {
      const given = Object.keys(values).map((key, index) => `${key} => $${index + 1}`);
      const sql = `select to_jsonb(public.${name}(${given.join(', ')})) as answer`;
      try {
        const result = await run(sql, Object.values(values).map(asJson));
        if (result === 'refused') return { status: 'refused', code: REFUSED, detail: null };
        return { status: 'answered', answer: result.rows[0]?.['answer'] };
      } catch (error) {
        if (!(error instanceof postgres.PostgresError)) throw error;
        return { status: 'refused', code: error.code, detail: error.detail };
      }
    },
    isAdmin: async () => {
      const result = await run('select public.is_admin() as answer', []);
      return result === 'refused' ? null : result.rows[0]?.['answer'] === true;
    },
  };
}

/** A list of objects is meant as JSON, which the driver would take for an array of the database. */
function asJson(value: unknown): unknown {
  const isJson = Array.isArray(value) && value.every((item) => typeof item === 'object');
  return isJson ? JSON.stringify(value) : value;
}
