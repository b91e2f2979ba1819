import type { Sql } from '@talent/backend/database/sql';

/** A table or a view of the API's schema. */
export interface Relation {
  name: string;
  columns: readonly string[];
  /** Relations that a foreign key leads to or comes from: these can be embedded. */
  related: readonly string[];
}

/** A function of the API's schema. */
export interface DatabaseFunction {
  name: string;
  arguments: readonly string[];
}

/** Everything that requests can name. */
export interface Catalog {
  relations: readonly Relation[];
  functions: readonly DatabaseFunction[];
  buckets: readonly string[];
}

/** Reads what there is from the database itself, so that nothing new is left out. */
export async function readCatalog(database: Pick<Sql, 'query'>): Promise<Catalog> {
  const { rows: relations } = await database.query<Relation>(
    `select table_name::text as name, json_agg(column_name::text order by ordinal_position) as columns,
       (select coalesce(json_agg(other.relname::text order by other.relname), '[]')
        from pg_constraint as key
        join pg_class as own on own.oid in (key.conrelid, key.confrelid)
        join pg_class as other on other.oid in (key.conrelid, key.confrelid) and other.oid <> own.oid
        where key.contype = 'f' and own.relname = table_name and own.relnamespace = 'public'::regnamespace) as related
     from information_schema.columns where table_schema = 'public' group by table_name order by 1`,
  );
  const { rows: functions } = await database.query<DatabaseFunction>(
    `select proname::text as name, coalesce(to_json(proargnames[1:pronargs]), '[]') as arguments
     from pg_proc where pronamespace = 'public'::regnamespace order by 1, 2::text`,
  );
  const { rows: buckets } = await database.query<{ id: string }>(
    'select id from storage.buckets order by 1',
  );
  return { relations, functions, buckets: buckets.map(({ id }) => id) };
}
