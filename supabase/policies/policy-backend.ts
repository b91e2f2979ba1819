/** What came of a write: how many rows it touched, or that it was not allowed at all. */
export type WriteOutcome = number | 'refused';
export type TableName =
  | 'analytics_events'
  | 'analytics_page_days'
  | 'analytics_sessions'
  | 'assessment_attempts'
  | 'assessment_questions'
  | 'audit_log'
  | 'authority_figures'
  | 'authority_goals'
  | 'authority_imports'
  | 'backlinks'
  | 'blog_authors'
  | 'blog_images'
  | 'blog_post_revisions'
  | 'blog_posts'
  | 'blog_slug_history'
  | 'contact_requests'
  | 'csp_reports'
  | 'cv_uploads'
  | 'form_submissions'
  | 'job_applications'
  | 'job_imports'
  | 'jobs'
  | 'jobs_report_settings'
  | 'linkedin_connection'
  | 'linkedin_oauth_states'
  | 'linkedin_posts'
  | 'mail_queue'
  | 'newsletter_campaigns'
  | 'newsletter_deliveries'
  | 'newsletter_subscribers'
  | 'rate_limit_hits'
  | 'retention_days'
  | 'salary_access_requests'
  | 'salary_bands'
  | 'salary_bins'
  | 'salary_imports'
  | 'salary_roles'
  | 'salary_sources'
  | 'search_figures'
  | 'security_events'
  | 'seo_crawl_pages'
  | 'seo_crawls'
  | 'seo_findings'
  | 'seo_strategies'
  | 'seo_strategy_turns'
  | 'user_roles'
  | 'weekly_reports';
export type Row = Record<string, unknown>;

/** What a function answered, or the code and detail of its refusal. */
export type CallOutcome =
  | { status: 'answered'; answer: unknown }
  | { status: 'refused'; code: string; detail: unknown };

/** Somebody who speaks to the database under the API's rules. */
export type Actor = {
  /** The visible rows, or 'refused' where not even reading is granted. */
  read(table: TableName): Promise<Row[] | 'refused'>;
  insert(table: TableName, row: Row): Promise<WriteOutcome>;
  /** Changes the rows whose `column` equals `value`. */
  update(table: TableName, patch: Row, column: string, value: unknown): Promise<WriteOutcome>;
  remove(table: TableName, column: string, value: unknown): Promise<WriteOutcome>;
  /** Calls a function of the public schema that gives one value. */
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

/** What the database's own catalogue says about the public schema. */
export type Catalog = {
  tables: { table: string; rowSecurity: boolean; policies: number }[];
  /** Such as `anon SELECT blog_posts`, sorted. */
  grants: string[];
  /** Such as `authenticated is_admin`, sorted. */
  executable: string[];
};

/** Reads the catalogue with a function that runs SQL as the owner. */
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
  return {
    tables: await query(`
      select tables.relname as "table", tables.relrowsecurity as "rowSecurity",
        (select count(*)::int from pg_policy where polrelid = tables.oid) as "policies"
      from pg_class as tables
      where tables.relnamespace = 'public'::regnamespace and tables.relkind in ('r', 'p')
      order by 1`),
    grants: grants.map(({ line }) => line),
    executable: executable.map(({ line }) => line),
  };
}
