/** The privileges of each role on every table of the public schema. The migrations grant these and no others. */
const PRIVILEGES = {
  analytics_events: { authenticated: 'SELECT', service_role: 'SELECT' },
  analytics_page_days: { authenticated: 'SELECT', service_role: 'SELECT' },
  analytics_session_days: { authenticated: 'SELECT', service_role: 'SELECT' },
  analytics_sessions: { authenticated: 'SELECT', service_role: 'SELECT' },
  analytics_visit_days: { authenticated: 'SELECT', service_role: 'SELECT' },
  analytics_visit_lists: { authenticated: 'SELECT', service_role: 'SELECT' },
  analytics_visit_pages: { authenticated: 'SELECT', service_role: 'SELECT' },
  assessment_attempts: { service_role: 'SELECT' },
  assessment_questions: { service_role: 'SELECT' },
  audit_log: { authenticated: 'SELECT', service_role: 'SELECT' },
  authority_figures: { authenticated: 'SELECT', service_role: 'SELECT' },
  authority_goals: { authenticated: 'DELETE SELECT', service_role: 'SELECT' },
  authority_imports: { authenticated: 'SELECT', service_role: 'SELECT' },
  backlinks: { authenticated: 'SELECT', service_role: 'SELECT' },
  // Admins add and change authors by columns, all but the slug of one that is there.
  blog_authors: {
    anon: 'SELECT',
    authenticated: 'DELETE SELECT',
    service_role: 'INSERT SELECT UPDATE',
  },
  blog_images: { authenticated: 'INSERT SELECT', service_role: 'INSERT SELECT' },
  blog_post_revisions: { authenticated: 'SELECT', service_role: 'SELECT' },
  blog_posts: {
    anon: 'SELECT',
    authenticated: 'DELETE INSERT SELECT UPDATE',
    service_role: 'DELETE INSERT SELECT UPDATE',
  },
  blog_slug_history: { anon: 'SELECT', authenticated: 'SELECT', service_role: 'SELECT' },
  contact_requests: { authenticated: 'SELECT', service_role: 'SELECT' },
  csp_reports: { authenticated: 'SELECT', service_role: 'SELECT' },
  cv_uploads: { service_role: 'DELETE INSERT SELECT' },
  error_days: { authenticated: 'SELECT', service_role: 'SELECT' },
  error_groups: { authenticated: 'SELECT', service_role: 'SELECT' },
  exchange_rates: { anon: 'SELECT', authenticated: 'SELECT', service_role: 'SELECT' },
  form_submissions: { service_role: 'SELECT' },
  inbox_snoozes: { authenticated: 'SELECT', service_role: 'SELECT' },
  indexnow_calls: { authenticated: 'SELECT', service_role: 'SELECT' },
  indexnow_pages: { authenticated: 'SELECT', service_role: 'SELECT' },
  job_applications: { authenticated: 'SELECT', service_role: 'SELECT' },
  job_imports: { authenticated: 'SELECT', service_role: 'SELECT' },
  jobs: {
    anon: 'SELECT',
    authenticated: 'DELETE INSERT SELECT UPDATE',
    service_role: 'DELETE INSERT SELECT UPDATE',
  },
  jobs_report_settings: { authenticated: 'SELECT', service_role: 'SELECT' },
  link_checks: { service_role: 'DELETE INSERT SELECT UPDATE' },
  linkedin_connection: { service_role: 'SELECT' },
  linkedin_oauth_states: { service_role: 'INSERT' },
  linkedin_posts: { authenticated: 'DELETE SELECT', service_role: 'INSERT SELECT' },
  mail_bounces: { authenticated: 'SELECT', service_role: 'SELECT' },
  mail_queue: { service_role: 'DELETE SELECT UPDATE' },
  market_days: { service_role: 'SELECT' },
  market_imports: { authenticated: 'SELECT', service_role: 'SELECT' },
  market_refresh_runs: {},
  market_refreshes: { authenticated: 'SELECT', service_role: 'SELECT' },
  market_revisions: { authenticated: 'SELECT', service_role: 'SELECT' },
  market_series: { anon: 'SELECT', authenticated: 'SELECT', service_role: 'SELECT' },
  market_sources: { anon: 'SELECT', authenticated: 'SELECT', service_role: 'SELECT' },
  newsletter_campaigns: { authenticated: 'SELECT', service_role: 'SELECT' },
  newsletter_deliveries: {},
  newsletter_subscribers: { service_role: 'SELECT' },
  people_answers: { authenticated: 'SELECT', service_role: 'SELECT' },
  people_mails: { authenticated: 'SELECT', service_role: 'SELECT' },
  people_notes: { authenticated: 'SELECT', service_role: 'SELECT' },
  people_records: { authenticated: 'SELECT', service_role: 'SELECT' },
  rate_limit_hits: { service_role: 'DELETE SELECT' },
  retention_days: { authenticated: 'SELECT', service_role: 'SELECT' },
  salary_access_requests: { authenticated: 'SELECT', service_role: 'SELECT' },
  salary_alert_deliveries: {},
  salary_alert_editions: { service_role: 'SELECT' },
  salary_alerts: { service_role: 'SELECT' },
  salary_bands: { anon: 'SELECT', authenticated: 'SELECT', service_role: 'SELECT' },
  salary_bins: { anon: 'SELECT', authenticated: 'SELECT', service_role: 'SELECT' },
  salary_imports: { authenticated: 'SELECT', service_role: 'SELECT' },
  salary_roles: { anon: 'SELECT', authenticated: 'SELECT', service_role: 'SELECT' },
  salary_sources: { anon: 'SELECT', authenticated: 'SELECT', service_role: 'SELECT' },
  search_console_state: { authenticated: 'SELECT', service_role: 'SELECT' },
  search_figures: { authenticated: 'SELECT', service_role: 'SELECT' },
  security_events: { authenticated: 'SELECT', service_role: 'SELECT' },
  seo_crawl_pages: { authenticated: 'SELECT', service_role: 'SELECT' },
  seo_crawls: { authenticated: 'SELECT', service_role: 'SELECT' },
  seo_findings: { authenticated: 'SELECT', service_role: 'SELECT' },
  seo_strategies: { authenticated: 'SELECT', service_role: 'SELECT' },
  seo_strategy_turns: {},
  // Admins add segments and rename them by columns.
  traffic_segments: { authenticated: 'DELETE SELECT', service_role: 'SELECT' },
  user_roles: { authenticated: 'SELECT', service_role: 'SELECT' },
  weekly_reports: { authenticated: 'SELECT', service_role: 'SELECT' },
} as const satisfies Record<
  string,
  Partial<Record<'anon' | 'authenticated' | 'service_role', string>>
>;

export type TableName = keyof typeof PRIVILEGES;

/** Every table of the public schema. */
export const TABLES = Object.keys(PRIVILEGES) as TableName[];

/** Every grant on a table, such as `anon SELECT blog_posts`. */
export const GRANTS: readonly string[] = Object.entries(PRIVILEGES)
  .flatMap(([table, roles]) =>
    Object.entries(roles).flatMap(([role, privileges]) =>
      privileges.split(' ').map((privilege) => `${role} ${privilege} ${table}`),
    ),
  )
  .toSorted();

/** Written by functions of the database alone, and read by staff alone. */
export const SEALED_TABLES: readonly TableName[] = [
  'contact_requests',
  'cv_uploads',
  'form_submissions',
  'inbox_snoozes',
  'job_applications',
  'link_checks',
  'linkedin_connection',
  'linkedin_oauth_states',
  'mail_bounces',
  'mail_queue',
  'market_imports',
  'newsletter_subscribers',
  'people_answers',
  'people_mails',
  'people_notes',
  'people_records',
  'salary_access_requests',
  'salary_alerts',
  'salary_imports',
  'seo_strategy_turns',
];
