import type { ColumnFact, FunctionFact, RelationFact, SchemaFacts } from './generate-types.ts';

/** Runs one SQL query and gives its rows. */
export type Query = <Row>(sql: string) => Promise<Row[]>;

/** The public schema of a migrated database, as the API exposes it. */
export async function readSchema(query: Query): Promise<SchemaFacts> {
  return {
    columns: await query<ColumnFact>(`
      select table_name as "table", column_name as "column", udt_name as "type",
        is_nullable = 'YES' as "nullable",
        (column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS') as "hasDefault"
      from information_schema.columns
      where table_schema = 'public'
      order by table_name, column_name`),
    relations: await query<RelationFact>(`
      select source.relname as "table", keys.conname as "name", target.relname as "target",
        (select array_agg(attname::text order by position) from unnest(keys.conkey) with ordinality as key (number, position)
          join pg_attribute on attrelid = keys.conrelid and attnum = key.number) as "columns",
        (select array_agg(attname::text order by position) from unnest(keys.confkey) with ordinality as key (number, position)
          join pg_attribute on attrelid = keys.confrelid and attnum = key.number) as "targetColumns"
      from pg_constraint as keys
      join pg_class as source on source.oid = keys.conrelid
      join pg_class as target on target.oid = keys.confrelid
      where keys.contype = 'f' and source.relnamespace = 'public'::regnamespace
        and target.relnamespace = 'public'::regnamespace
      order by keys.conname`),
    functions: await query<FunctionFact>(`
      select functions.proname as "name", types.typname as "returns", functions.proretset as "returnsSet",
        types.typtype = 'c' as "returnsTable",
        coalesce((select json_agg(json_build_object(
            'name', functions.proargnames[position], 'type', argument_types.typname,
            'optional', position > functions.pronargs - functions.pronargdefaults) order by position)
          from unnest(functions.proargtypes) with ordinality as argument (type_id, position)
          join pg_type as argument_types on argument_types.oid = argument.type_id), '[]') as "arguments",
        coalesce((select json_agg(json_build_object('name', functions.proargnames[position], 'type', column_types.typname)
            order by position)
          from unnest(functions.proallargtypes, functions.proargmodes) with ordinality as output (type_id, mode, position)
          join pg_type as column_types on column_types.oid = output.type_id
          where output.mode = 't'), '[]') as "columns"
      from pg_proc as functions join pg_type as types on types.oid = functions.prorettype
      where functions.pronamespace = 'public'::regnamespace
        and (has_function_privilege('authenticated', functions.oid, 'execute')
          or has_function_privilege('service_role', functions.oid, 'execute'))
      order by functions.proname`),
  };
}
