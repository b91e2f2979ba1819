import { describe, expect, test } from 'vitest';
import { EXECUTABLE } from './expected-grants.ts';
import type { Row } from './sql-client.ts';
import { actors, member } from './stack.ts';

const ID = '0d5a7f0e-5f43-4b2f-9c7e-0c4a0f4d9dff';
const NO_ACTOR = { record_id: ID, actor: ID };
const letter = { template: 'book-a-call', subject: 'Hello', words: 'Hello' };
const days = { from_day: '2026-01-05', to_day: '2026-01-11' };
const visits = { ...days, of_audience: 'visitor', segment: {} };
const week = '2025-06-02';
const report = { week, expected_version: 1 };
const answer = { answer_id: ID, from_address: 'ada@company.example', words: 'x' };
const key = 'job-postings-us';

/** Functions that refuse a member. */
const REFUSING: Readonly<Record<string, Row>> = {
  accept_market_jump: { source_key: key, file_sha256: 'a'.repeat(64) },
  add_person_answer: { ...answer, record_id: ID, received_at: '2026-11-20T10:00:00Z' },
  add_person_note: { note_id: ID, record_id: ID, note: 'x' },
  clear_mail_bounce: { address: 'a@company.example' },
  correct_person_address: { record_id: ID, expected_email: 'a@b.io', corrected: 'b@b.io' },
  delete_person_note: { note_id: ID },
  delete_sample_visits: {},
  edit_person_note: { note_id: ID, expected_version: 1, note: 'x' },
  grant_admin: { email: 'nobody@example.com' },
  hide_person_answer: { answer_id: ID, hidden: true },
  import_authority: { import: {} },
  import_jobs: { feed: 'policy-feed', file_name: 'jobs.json', postings: [{}] },
  left_out_subscribers: {},
  limited_attempts: {},
  list_admins: {},
  market_refresh_status: {},
  measure_weekly_report: { week },
  newsletter_counts: {},
  newsletter_progress: { week },
  note_report_preview: report,
  note_seo_retest: { crawl_id: 1, fingerprint: 'x', state: 'gone' },
  publish_weekly_report: report,
  resolve_linkedin_post: { post_id: 1, seen: 'posted' },
  restore_person_note: { note_id: ID },
  retention_status: {},
  retry_mails: { mail: 'contact' },
  retry_person_mails: { record_id: ID },
  revoke_admin: { user_id: ID },
  save_blog_draft: { fields: {}, post_id: 0, expected_version: 1 },
  save_blog_post: { fields: {}, post_id: 0, expected_version: 1 },
  save_person: { record_id: ID, expected_version: 1, change: {} },
  save_weekly_report: { ...report, title: 'T', description: 'D', body: 'B' },
  security_summary: {},
  send_person_mail: { mail_id: ID, record_id: ID, ...letter },
  set_error_status: { group_id: 1, is_resolved: true },
  set_newsletter_paused: { campaign_id: 1, paused: true },
  snooze_inbox_item: { item: 'x', until: '2000-01-01T00:00:00Z' },
  staff_inbox: {},
  start_newsletter_campaign: { week },
  verify_audit_log: {},
  wake_inbox_item: { item: 'x' },
  weekly_report_steps: { week },
};

/** Functions that answer a member from the rows that a member sees, which are none. */
const EMPTY: Readonly<Record<string, Row>> = {
  count_people: {},
  find_people: { wanted: '' },
  person_duplicates: { record_id: ID },
  seo_problems: { of_crawl: 0 },
  traffic_campaigns: visits,
  traffic_journeys: visits,
  traffic_marks: days,
  traffic_pages: visits,
  traffic_retention: { to_day: days.to_day, of_audience: 'visitor', weeks: 8, segment: {} },
  traffic_shares: visits,
  traffic_sources: visits,
  traffic_visit_pages: visits,
  traffic_visits: visits,
  traffic_vitals: { ...visits, by_version: false },
};

/** Functions that answer a member with zeros: `traffic-policies.ts` compares them. */
const ZEROS: Readonly<Record<string, Row>> = {
  traffic_funnel: { ...visits, goal: 'contact', form_paths: ['/'] },
  traffic_live: {},
  traffic_overview: visits,
};

/** Functions that only the server calls. */
const SERVER: Readonly<Record<string, Row>> = {
  begin_indexnow_call: {},
  begin_market_refresh: { source_key: key },
  begin_search_console_import: {},
  claim_due_schedules: { intervals: {} },
  claim_mails: { how_many: 1 },
  compare_indexnow_sitemap: { paths: ['/'] },
  confirm_newsletter: { subscriber_id: ID },
  confirm_retention_clock: {},
  count_expired: {},
  delete_expired: {},
  erase_person: NO_ACTOR,
  export_person: NO_ACTOR,
  finish_mail: { id: 1 },
  finish_indexnow_call: { paths: ['/'], outcome: 'accepted' },
  finish_market_refresh: { source_key: key, outcome: 'imported', reason: 'x' },
  finish_schedule: { name: 'deliver-mails', started_at: null, succeeded: true },
  finish_search_console_import: { outcome: 'imported', next_seconds: 1 },
  import_blog_posts: { posts: [{}] },
  import_market_edition: { payload: {} },
  import_salary_edition: { payload: {} },
  import_search_console: { import: {} },
  indexnow_status: {},
  next_newsletter_batch: { how_many: 1 },
  note_cv_view: { application_id: ID, actor: ID },
  note_market_refresh_run: { addresses: [key] },
  operations_summary: {},
  queue_newsletter: { campaign_id: 1, mails: [] },
  record_analytics_events: { batch: {}, sender: {} },
  set_exchange_rate: { payload: {} },
  submit_application: { submission: {}, input: {}, mails: [] },
  submit_contact: { submission: {}, input: {}, mails: [] },
  submit_newsletter: { submission: {}, input: {}, confirm_mail: {}, known_mail: {} },
  unsubscribe_newsletter: { subscriber_id: ID },
  warn_of_linkedin_version: { staff_address: '', page: '', version: '', ends_on: '2026-01-01' },
};

/** Functions that the tests of their subjects call. */
const ELSEWHERE =
  'add_to_seo_crawl authority_goal_progress backlink_months begin_assessment begin_local_override begin_seo_crawl ' +
  'begin_seo_strategy claim_due_linkedin_post claim_linkedin_post compare_seo_findings compare_seo_pages ' +
  'confirm_salary_alert delete_linkedin_connection end_local_override end_other_sessions end_session ' +
  'find_seo_strategy finish_linkedin_post finish_seo_crawl finish_seo_strategy is_admin list_errors ' +
  'local_override_is_open my_sessions newest_authority_figure next_salary_alerts plain_words queue_salary_alerts ' +
  'record_csp_reports record_errors record_security_events require_fresh_sign_in salary_alert_role ' +
  'salary_alert_status save_linkedin_connection search_blog_posts search_positions seo_crawl_checks ' +
  'seo_external_links staff_access staff_access_of start_assessment submission_state submit_assessment ' +
  'submit_assessment_save submit_salary_access submit_salary_alert unsubscribe_salary_alerts ' +
  'update_linkedin_connection use_linkedin_state warn_of_linkedin_expiry';

/** Names of functions with the code of the refusal of this caller, one after the other: each call is a transaction of one connection. */
async function codes(who: keyof typeof actors, list: object): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {};
  for (const [name, values] of Object.entries(list)) {
    outcomes[name] = await actors[who].codeOf(name, values as Row);
  }
  return outcomes;
}
const refused = (list: object) =>
  Object.fromEntries(Object.keys(list).map((name) => [name, '42501']));

// Roles that may call each function of the staff tools.
describe('functions of the staff tools', () => {
  const staff = { ...REFUSING, ...EMPTY, ...ZEROS };

  test.each([
    ['anon', 'of them', { ...staff, ...SERVER }],
    ['member', 'that acts or reads for an admin', REFUSING],
    ['member', 'that is the server’s', SERVER],
    ['admin', 'that is the server’s', SERVER],
  ] as const)('%s may call none %s', async (who, _, list) => {
    expect(await codes(who, list)).toEqual(refused(list));
  });

  test('each function that a role may call is listed above', () => {
    const listed = [...Object.keys({ ...staff, ...SERVER }), ...ELSEWHERE.split(' ')];
    const names = new Set(EXECUTABLE.map((line) => line.replace(/.* /, '')));
    expect(listed.toSorted()).toEqual([...names].toSorted());
  });

  test('a member gets no row of what reads tables', async () => {
    for (const [name, values] of Object.entries(EMPTY)) {
      const answer = await member.call<Row[] | null>(name, values);
      expect([name, [answer ?? []].flat()]).toEqual([name, []]);
    }
  });

  test('an admin is refused none of them', async () => {
    expect(Object.values(await codes('admin', staff))).not.toContain('42501');
  });
});
