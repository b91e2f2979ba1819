import { pipeline } from 'node:stream/promises';
import type { PGlite } from '@supabase/lite/pglite';
import type postgres from 'postgres';

/** A table by its schema and name, with the columns that hold stored values. */
export interface StoredTable {
  schema: string;
  name: string;
  columns: readonly string[];
}

/** All tables: those of the site, of sign-in, of stored files and of the migrations' history. */
export const STORED_TABLES_SQL = `
select namespaces.nspname as schema, classes.relname as name,
  array_agg(columns.attname::text order by columns.attnum) as columns
from pg_class as classes
join pg_namespace as namespaces on namespaces.oid = classes.relnamespace
join pg_attribute as columns on columns.attrelid = classes.oid
  and columns.attnum > 0 and not columns.attisdropped and columns.attgenerated = ''
where classes.relkind = 'r' and namespaces.nspname <> 'information_schema'
  and namespaces.nspname not like 'pg\\_%'
group by 1, 2
order by 1, 2`;

/** Copies all rows in PostgreSQL's text format, which keeps every value of every type. */
export async function copyTable(
  table: StoredTable,
  from: PGlite,
  to: postgres.TransactionSql,
): Promise<void> {
  const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
  const target = `${quoted(table.schema)}.${quoted(table.name)}`;
  const columns = table.columns.map(quoted).join(', ');
  // PGlite returns a copy "to a file" of this name as a blob.
  const { blob } = await from.query(`copy ${target} (${columns}) to '/dev/blob'`);
  const triggers = await to<{ name: string }[]>`
    select tgname as name from pg_trigger where tgrelid = ${target}::regclass and tgenabled = 'A'`;
  // Triggers that always fire would change the copied rows: the audit log would chain them again.
  for (const { name } of triggers) {
    await to.unsafe(`alter table ${target} disable trigger ${quoted(name)}`);
  }
  // The migrations have made rows, which are replaced.
  await to.unsafe(`delete from ${target}`);
  if (blob !== undefined && blob.size > 0) {
    const writable = await to.unsafe(`copy ${target} (${columns}) from stdin`).writable();
    await pipeline(blob.stream(), writable);
  }
  for (const { name } of triggers) {
    await to.unsafe(`alter table ${target} enable always trigger ${quoted(name)}`);
  }
}
