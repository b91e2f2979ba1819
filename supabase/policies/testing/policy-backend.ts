import type { TableName } from './expected-grants.ts';

/** The outcome of a write: how many rows it touched, or that it was not allowed at all. */
export type WriteOutcome = number | 'refused';
export type Row = Record<string, unknown>;

/** The answer of a function, or the code and detail of its refusal. */
export type CallOutcome =
  | { status: 'answered'; answer: unknown }
  | { status: 'refused'; code: string; detail: unknown };

/** The code of a refusal, or `answered`. */
export function codeOf(outcome: CallOutcome): string {
  return outcome.status === 'refused' ? outcome.code : 'answered';
}

/** @throws where the call was refused */
export function answerOf<Answer = unknown>(outcome: CallOutcome): Answer {
  if (outcome.status === 'refused') throw new Error(`refused: ${outcome.code}`);
  return outcome.answer as Answer;
}

/** The only row of an answer, which may be bare or in a list. */
export function rowOf(outcome: CallOutcome): Row {
  return [answerOf(outcome)].flat()[0] as Row;
}

/** A caller of the database under the API's rules. */
export type Actor = {
  /** The visible rows, or 'refused' where reading is not granted. */
  read(table: TableName): Promise<Row[] | 'refused'>;
  insert(table: TableName, row: Row): Promise<WriteOutcome>;
  /** Changes the rows whose `column` equals `value`. */
  update(table: TableName, patch: Row, column: string, value: unknown): Promise<WriteOutcome>;
  remove(table: TableName, column: string, value: unknown): Promise<WriteOutcome>;
  /** Calls a function of the public schema that returns one value. */
  call(name: string, values: Row): Promise<CallOutcome>;
  /** Asks `public.is_admin()`; null when the call is refused. */
  isAdmin(): Promise<boolean | null>;
};

/** A database with migrations and seeds, one visitor, one member without a role, and one admin. */
export type PolicyBackend = {
  anon: Actor;
  member: Actor;
  admin: Actor;
  memberId: string;
  catalog: Catalog;
  stop(): Promise<void>;
};

/** The database's catalog of the public schema. */
export type Catalog = {
  tables: { table: string; rowSecurity: boolean; policies: number }[];
  /** What visitors and accounts may do with each table or with columns of it, as `RIGHTS` writes it. */
  rights: Record<string, [anon: string, authenticated: string]>;
  /** Such as `anon SELECT blog_posts`, sorted. */
  grants: string[];
  /** Such as `authenticated is_admin`, sorted. */
  executable: string[];
  /** Functions that members may call, that run as their owner, and whose text does not ask who calls. */
  unchecked: string[];
};

/** Reads the catalog with a function that runs SQL as the owner. */
export async function readCatalog(
  query: <Result>(sql: string) => Promise<Result[]>,
): Promise<Catalog> {
  const grants = await query<{ line: string }>(`
    select coalesce(roles.rolname, 'public') || ' ' || acl.privilege_type || ' ' || tables.relname as line
    from pg_class as tables
    cross join lateral aclexplode(tables.relacl) as acl
    left join pg_roles as roles on roles.oid = acl.grantee
    where tables.relnamespace = 'public'::regnamespace and acl.grantee <> tables.relowner
    order by 1`);
  const executable = await query<{ line: string }>(`
    select roles.rolname || ' ' || functions.proname as line
    from pg_proc as functions
    cross join (values ('anon'), ('authenticated'), ('service_role')) as roles (rolname)
    where functions.pronamespace = 'public'::regnamespace
      and has_function_privilege(roles.rolname, functions.oid, 'execute')
    order by 1`);
  const unchecked = await query<{ name: string }>(`
    select functions.proname as name
    from pg_proc as functions
    where functions.pronamespace = 'public'::regnamespace and functions.prosecdef
      and has_function_privilege('authenticated', functions.oid, 'execute')
      and functions.prosrc !~ '(is_admin|require_admin|require_staff|auth\\.uid|unsaved_seo_crawl|find_people)\\('
    order by 1`);
  const rights = await query<{ table: string; anon: string; authenticated: string }>(`
    select tables.relname as "table", anon.rights as anon, authenticated.rights as authenticated
    from pg_class as tables
    cross join lateral (${rightsOf('anon')}) as anon
    cross join lateral (${rightsOf('authenticated')}) as authenticated
    where tables.relnamespace = 'public'::regnamespace and tables.relkind in ('r', 'p')`);
  return {
    rights: Object.fromEntries(
      rights.map(({ table, anon, authenticated }) => [table, [anon, authenticated]]),
    ),
    tables: await query(`
      select tables.relname as "table", tables.relrowsecurity as "rowSecurity",
        (select count(*)::int from pg_policy where polrelid = tables.oid) as "policies"
      from pg_class as tables
      where tables.relnamespace = 'public'::regnamespace and tables.relkind in ('r', 'p')
      order by 1`),
    grants: grants.map(({ line }) => line),
    executable: executable.map(({ line }) => line),
    unchecked: unchecked.map(({ name }) => name),
  };
}

const rightsOf = (role: string) => `
  select case when has_any_column_privilege('${role}', tables.oid, 'select') then 's' else '' end
    || case when has_any_column_privilege('${role}', tables.oid, 'insert') then 'i' else '' end
    || case when has_any_column_privilege('${role}', tables.oid, 'update') then 'u' else '' end
    || case when has_table_privilege('${role}', tables.oid, 'delete') then 'd' else '' end as rights`;
