import type postgres from 'postgres';

/** Number of rows by table, with its schema. */
export type RowCounts = Readonly<Record<string, number>>;

/** Counts the rows of every table of the site, in one snapshot. */
export async function countRows(owner: postgres.Sql): Promise<RowCounts> {
  const rows = await owner.begin(
    'isolation level repeatable read read only',
    (sql) =>
      sql<{ name: string; count: string }[]>`
      select format('%s.%s', n.nspname, c.relname) as name,
        (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I.%I', n.nspname, c.relname),
          false, true, '')))[1]::text as count
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and c.relpersistence = 'p'
        and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
      order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
}
