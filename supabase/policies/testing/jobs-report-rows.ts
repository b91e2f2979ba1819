import { callAs, query } from './database.ts';

/** Monday of the week that the rows below are about. */
export const WEEK = '2025-03-10';

const DAY = '2025-03-12T00:00:00Z';

/** Around the edges of the week: B ends as it begins, D opens as it ends, E opens a second later. Pay in thousands. */
const jobs: readonly [
  name: string,
  opened: string,
  ended?: string | null,
  pay?: number,
  skills?: string[],
][] = [
  ['a', '2025-03-03T00:00:00Z', null, 110, ['python', 'pytorch']],
  ['b', '2025-03-09T23:59:59Z', '2025-03-10T00:00:00Z', 130, ['python']],
  ['c', '2025-03-10T00:00:00Z', null, 150, ['python', 'rust']],
  ['d', '2025-03-16T23:59:59Z', null, 170, ['rust']],
  ['e', '2025-03-17T00:00:00Z', null, 999, ['rust']],
  ['f', '2025-02-01T00:00:00Z', '2025-03-09T23:59:59Z', 999],
  ['i', DAY, '2025-03-14T00:00:00Z', 999],
  ['j', '2025-01-01T00:00:00Z', null, 190],
  ['k', '2025-01-01T00:00:00Z', null, 210],
  ['l', '2025-03-11T00:00:00Z', null, 110],
  ['g', DAY],
  ['h', DAY],
];

/** Ten postings, a draft (G) and a sample (H); A is remote, L in British Columbia and of another role. */
export async function addJobs(): Promise<void> {
  for (const [name, opened, ended = null, pay = 100, skills = []] of jobs) {
    await query(
      `insert into public.jobs (
        slug, title, role, level, contract, work_mode, company, country, region, city, currency, pay_min, pay_max, summary,
        description, responsibilities, requirements, skills, is_sample, status, published_at, closed_at, valid_through
      ) values (
        'job-' || $1::text, 'An engineer', 'machine-learning-engineer', 'senior', 'permanent', 'on-site',
        'Example' || case when $1 = 'h' then ' (sample)' else '' end, 'US', 'WA', 'Seattle', 'USD', $2::int - 10000, $2 + 10000,
        repeat('x', 40), repeat('x', 100), '{a,b}', '{a,b}', $3, $1 = 'h',
        case when $1 = 'g' then 'draft' when $5::timestamptz is null then 'open' else 'closed' end, $4, $5, '2999-01-01'
      )`,
      ...[name, pay * 1000, skills, opened, ended],
    );
  }
  await query(
    `update public.jobs set work_mode = 'remote', region = null, city = null where slug = 'job-a';
     update public.jobs set country = 'CA', currency = 'CAD', region = 'BC', role = 'data-scientist' where slug = 'job-l'`,
  );
}

/** Calls a function as the server's role. */
export const asServer = <Answer = Record<string, unknown>>(
  name: string,
  ...values: unknown[]
): Promise<Answer> => callAs('service_role', name, ...values);

export const saveReport = (version: unknown, text: string) =>
  asServer('save_weekly_report', WEEK, version, 'Title', 'Description', text);

/** The report of the week with these words, published. */
export async function reportOf(text: string): Promise<Record<string, unknown>> {
  await asServer('measure_weekly_report', WEEK);
  await saveReport(1, text);
  return asServer('publish_weekly_report', WEEK, 2);
}

/** Everything that these rows became. */
export const removeAll = () =>
  query(`
    delete from public.mailing_deliveries;
    delete from public.newsletter_campaigns;
    delete from public.newsletter_subscribers;
    delete from public.mail_queue;
    delete from public.mail_bounces;
    delete from public.weekly_reports;
    delete from public.blog_posts;
    delete from public.jobs;
    delete from public.job_imports;`);
