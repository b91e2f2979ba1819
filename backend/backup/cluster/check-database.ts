import type postgres from 'postgres';

/** Thrown to roll back the transaction of a check. */
const CHECK_OVER = new Error('the check is over');

interface Relation {
  oid: number;
  name: string;
}

/**
 * Checks every table and index with `amcheck`, and returns one line for each damaged place. Unlike checksums of pages this finds
 * missing pages, and indexes that no longer match their table. The extension is created for this and rolled back.
 */
export async function checkDatabase(owner: postgres.Sql): Promise<string[]> {
  const damage: string[] = [];
  try {
    await owner.begin(async (sql) => {
      await sql`create schema talent_check`;
      await sql`create extension amcheck with schema talent_check`;
      for (const table of await heapsOf(sql)) {
        await noting(sql, damage, table.name, () => checkHeap(sql, table, damage));
      }
      for (const index of await indexesOf(sql)) {
        await noting(sql, damage, index.name, async (inner) => {
          await inner`select talent_check.bt_index_check(${index.oid}::oid::regclass, heapallindexed => true)`;
        });
        await noting(sql, damage, `${index.name}, rows of its table`, (inner) =>
          followIndex(inner, index),
        );
      }
      throw CHECK_OVER;
    });
  } catch (error) {
    if (error !== CHECK_OVER) throw error;
  }
  return damage;
}

/** Runs one step in a savepoint, so that damage does not end the check. */
async function noting(
  sql: postgres.TransactionSql,
  damage: string[],
  name: string,
  step: (inner: postgres.TransactionSql) => Promise<void>,
): Promise<void> {
  try {
    await sql.savepoint(step);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // A table may be dropped meanwhile, for instance by a migration.
    if (/could not open relation with OID|does not exist/.test(message)) return;
    damage.push(`${name}: ${message}`);
  }
}

async function heapsOf(sql: postgres.TransactionSql): Promise<Relation[]> {
  return sql<Relation[]>`
    select oid::int8::int as oid, oid::regclass::text as name from pg_class
    where relkind in ('r', 't', 'm') and relpersistence = 'p' order by oid`;
}

async function indexesOf(sql: postgres.TransactionSql): Promise<Relation[]> {
  return sql<Relation[]>`
    select i.indexrelid::int8::int as oid, i.indexrelid::regclass::text as name
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
    where a.amname = 'btree' and c.relpersistence = 'p' and i.indisvalid and i.indisready order by 1`;
}

async function checkHeap(
  sql: postgres.TransactionSql,
  { oid, name }: Relation,
  damage: string[],
): Promise<void> {
  const found = await sql<{ block: string; message: string }[]>`
    select blkno::text as block, msg as message
    from talent_check.verify_heapam(${oid}::oid::regclass, check_toast => true) limit 20`;
  for (const { block, message } of found) damage.push(`${name}: page ${block}: ${message}`);
}

/**
 * Fetches the row of every entry of an index: a missing page is an error then, while a scan of the table would silently end early.
 * This works for indexes over all rows by plain columns.
 */
async function followIndex(sql: postgres.TransactionSql, { oid }: Relation): Promise<void> {
  const [walk] = await sql<{ table: string; columns: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as table,
      (select string_agg(format('t.%I', a.attname), ', ' order by k.position)
        from unnest(i.indkey::int2[]) with ordinality as k(number, position)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
        where k.position <= i.indnkeyatts) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
    where i.indexrelid = ${oid}::oid and i.indisunique and i.indpred is null and i.indexprs is null`;
  if (walk === undefined) return;
  for (const way of ['seqscan', 'bitmapscan', 'indexonlyscan', 'sort']) {
    await sql.unsafe(`set local enable_${way} = off`);
  }
  // `ctid` is in no index, so every row is fetched.
  await sql.unsafe(
    `select count(ctid) from (select t.ctid from ${walk.table} t order by ${walk.columns} offset 0) as followed`,
  );
}

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
