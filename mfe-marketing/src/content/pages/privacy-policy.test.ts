import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { privacyPolicy } from './privacy-policy';

const migrations = join(import.meta.dirname, '../../../../supabase/migrations');

/** Row of the page for each table whose rows are deleted, and the periods that both name. */
const rows: [table: string, row: string, periods: string[]][] = [
  ['public.contact_requests', 'A request to our recruiters', ['24 months']],
  ['public.job_applications', 'A job application', ['24 months']],
  ['public.newsletter_subscribers', 'A newsletter sign-up', ['7 days']],
  ['public.salary_alerts', 'A salary alert', ['7 days']],
  ['public.salary_access_requests', 'An address that opened the salary figures', ['24 months']],
  ['public.assessment_attempts', 'An assessment you did not save', ['30 days']],
  ['public.assessment_attempts', 'A saved assessment result', ['24 months']],
  ['public.form_submissions', 'The reference of a form', ['24 months']],
  ['public.rate_limit_hits', 'Counts against abuse', ['24 hours']],
  ['private.sums', 'Counts against abuse', ['24 hours']],
  ['public.security_events', 'Refused attempts', ['90 days']],
  ['public.csp_reports', 'Reports from your browser', ['90 days']],
  ['public.mail_queue', 'Emails waiting to be sent', ['30 days']],
  ['public.mailing_deliveries', 'Who was sent an issue of the newsletter', ['30 days']],
  ['public.mailing_deliveries', 'Who was sent a salary alert', ['30 days']],
  ['public.analytics_visit_pages', 'Events of your visits', ['90 days']],
  ['public.error_groups', 'Errors that you ran into', ['90 days']],
  ['public.error_days', 'Errors that you ran into', ['90 days']],
  ['public.analytics_sessions', 'How a visit came about', ['13 months']],
  ['public.people_notes', 'Notes and answers that we delete', ['24 hours']],
  ['public.people_answers', 'Notes and answers that we delete', ['24 hours']],
  ['public.mail_bounces', 'An address that refuses our email', ['12 months']],
  ['private.known_devices', 'Known devices', ['12 months']],
  ['private.local_overrides', 'Local overrides', ['12 months']],
];

/** Tables with a test of their own, or without personal data of visitors: counts, a staff sign-in at LinkedIn for an hour, what staff have put aside. */
const others = [
  'public.analytics_page_days',
  'public.analytics_session_days',
  'public.analytics_visit_days',
  'public.analytics_visit_lists',
  'public.inbox_snoozes',
  'public.linkedin_oauth_states',
  'public.retention_days',
  'public.working_copies',
  'private.error_visitors',
];

function retentionRules(): Map<string, Set<string>> {
  const rules = new Map<string, Set<string>>();
  const files = readdirSync(migrations).filter((file) => file.endsWith('.sql'));
  const sql = files.map((file) => readFileSync(join(migrations, file), 'utf8')).join('\n');
  for (const [, values = ''] of sql.matchAll(
    /insert into private\.retention_rules \([^)]*\) values([^]*?\)(?=;))/g,
  )) {
    for (const [, table = '', condition = ''] of values.matchAll(
      /'(\w+\.\w+)',\s*\$\$([^]*?)\$\$/g,
    )) {
      const [, period = ''] = /interval '([^']+)'/.exec(condition) ?? [];
      rules.set(table, (rules.get(table) ?? new Set<string>()).add(period));
    }
  }
  return rules;
}

function pageRow(name: string, id?: string): readonly string[] {
  const found = privacyPolicy.sections
    .filter((section) => id === undefined || section.id === id)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'table' ? block.rows : []))
    .filter(([first]) => first === name);
  expect(found, name).toHaveLength(1);
  return found[0] ?? [];
}

const pagePeriods = (name: string) =>
  (pageRow(name).at(-1) ?? '').match(/\d+ (?:hours|days|months)/g) ?? [];

const rules = retentionRules();

it.each(rows)(
  'the retention periods of the privacy page are those of the database for %s: %s',
  (table, row, periods) => {
    expect([...new Set(pagePeriods(row))]).toEqual(periods);
    for (const period of periods) expect(rules.get(table)).toContain(period);
  },
);

it('the retention periods of the privacy page leave out no table whose rows are deleted', () => {
  const named = new Set([...rows.map(([table]) => table), 'public.analytics_events', ...others]);
  expect([...rules.keys()].filter((table) => !named.has(table))).toEqual([]);
  for (const [table, periods] of rules) {
    const onPage = rows.filter(([name]) => name === table).flatMap(([, , listed]) => listed);
    if (onPage.length > 0) expect([...periods].sort(), table).toEqual([...new Set(onPage)].sort());
  }
});

it('the code of a session that had an error is deleted after the two days that the page says', () => {
  const [, which] = pageRow('Errors that you ran into');
  expect(which).toContain('a code that changes every day and is deleted after two days');
  expect([...(rules.get('private.error_visitors') ?? [])]).toEqual(['2 days']);
});

it('the events of analytics are kept for as long as the page says', () => {
  expect(pageRow('Events of your visits', 'analytics').at(-1)).toBe('90 days');
  // The last word is the latest migration's.
  expect(rules.get('public.analytics_events')).toContain('90 days');
});
