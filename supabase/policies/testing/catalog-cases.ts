import { expect, test } from 'vitest';
import { EXECUTABLE, GRANTS, TABLES } from './expected-grants.ts';
import { RIGHTS } from './table-rights.ts';

/**
 * Functions with the rights of the owner that members may call, and whose text names no check of the caller: the id of an override
 * is its secret, and what job boards state is counted for everyone.
 */
const OPEN_TO_MEMBERS = ['end_local_override', 'local_override_is_open', 'posted_pay_coverage'];

/** The database's catalog of the public schema. */
type Catalog = {
  tables: { table: string; rowSecurity: boolean; policies: number }[];
  /** What visitors and accounts may do with each table or with columns of it, as `RIGHTS` writes it. */
  rights: Record<string, [anon: string, authenticated: string]>;
  /** Such as `anon SELECT blog_posts`, sorted. */
  grants: string[];
  /** Such as `authenticated is_admin`, sorted. */
  executable: string[];
  /** Names of the arguments of each function. */
  arguments: Record<string, string[]>;
  /** Functions that members may call, that run as their owner, and whose text does not ask who calls. */
  unchecked: string[];
};

/** Reads the catalog with a function that runs SQL as the owner. */
export async function readCatalog(
  query: <Result>(sql: string) => Promise<Result[]>,
): Promise<Catalog> {
  const linesOf = async (sql: string) =>
    (await query<{ line: string }>(sql)).map(({ line }) => line);
  const grants = await linesOf(`
    select coalesce(roles.rolname, 'public') || ' ' || acl.privilege_type || ' ' || tables.relname as line
    from pg_class as tables
    cross join lateral aclexplode(tables.relacl) as acl
    left join pg_roles as roles on roles.oid = acl.grantee
    where tables.relnamespace = 'public'::regnamespace and acl.grantee <> tables.relowner
    order by 1`);
  const executable = await linesOf(`
    select roles.rolname || ' ' || functions.proname as line
    from pg_proc as functions
    cross join (values ('anon'), ('authenticated'), ('service_role')) as roles (rolname)
    where functions.pronamespace = 'public'::regnamespace
      and has_function_privilege(roles.rolname, functions.oid, 'execute')
    order by 1`);
  const functions = await query<{ name: string; arguments: string[] | null }>(
    `select proname as name, to_json(proargnames[1:pronargs]) as arguments
     from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  const unchecked = await linesOf(`
    select functions.proname as line
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
    arguments: Object.fromEntries(functions.map((one) => [one.name, one.arguments ?? []])),
    tables: await query(`
      select tables.relname as "table", tables.relrowsecurity as "rowSecurity",
        (select count(*)::int from pg_policy where polrelid = tables.oid) as "policies"
      from pg_class as tables
      where tables.relnamespace = 'public'::regnamespace and tables.relkind in ('r', 'p')
      order by 1`),
    ...{ grants, executable, unchecked },
  };
}

const rightsOf = (role: string) => `
  select case when has_any_column_privilege('${role}', tables.oid, 'select') then 's' else '' end
    || case when has_any_column_privilege('${role}', tables.oid, 'insert') then 'i' else '' end
    || case when has_any_column_privilege('${role}', tables.oid, 'update') then 'u' else '' end
    || case when has_table_privilege('${role}', tables.oid, 'delete') then 'd' else '' end as rights`;

/** The tables, grants and functions of every database that the site runs on. */
export function describeCatalog(catalog: Catalog): void {
  test('every table has row-level security, and a policy where the API roles hold a grant', () => {
    expect(catalog.tables).toEqual(
      TABLES.map((table) => ({
        ...{ table, rowSecurity: true },
        policies: RIGHTS[table][1] === '' ? 0 : expect.toSatisfy((count) => count > 0),
      })),
    );
  });

  test('visitors and accounts have the listed rights on tables and no other', () => {
    expect(catalog.rights).toEqual(RIGHTS);
  });

  test('the API roles hold exactly the grants of schema.sql', () => {
    expect(catalog.grants).toEqual(GRANTS);
    expect(catalog.executable).toEqual(EXECUTABLE);
  });

  test('each function with the rights of the owner asks who calls', () => {
    expect(catalog.unchecked).toEqual(OPEN_TO_MEMBERS);
  });
}
