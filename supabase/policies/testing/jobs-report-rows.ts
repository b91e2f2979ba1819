import type { SqlClient } from './sql-client.ts';

/** Monday of the week that the rows below are about. */
export const WEEK = '2025-03-10';

type JobRow = readonly [
  name: string,
  opened: string,
  ended: string | null,
  pay: number,
  skills?: string[],
];

/** Around the edges of the week: B ends as it begins, D opens as it ends, E opens a second later. */
const jobs: readonly JobRow[] = [
  ['a', '2025-03-03T00:00:00Z', null, 110, ['python', 'pytorch']],
  ['b', '2025-03-09T23:59:59Z', '2025-03-10T00:00:00Z', 130, ['python']],
  ['c', '2025-03-10T00:00:00Z', null, 150, ['python', 'rust']],
  ['d', '2025-03-16T23:59:59Z', null, 170, ['rust']],
  ['e', '2025-03-17T00:00:00Z', null, 999, ['rust']],
  ['f', '2025-02-01T00:00:00Z', '2025-03-09T23:59:59Z', 999],
  ['i', '2025-03-12T00:00:00Z', '2025-03-14T00:00:00Z', 999],
  ['j', '2025-01-01T00:00:00Z', null, 190],
  ['k', '2025-01-01T00:00:00Z', null, 210],
  ['l', '2025-03-11T00:00:00Z', null, 110],
];

/** Ten postings, a sample and a draft; A is remote, L in British Columbia and of another role. */
export async function addJobs(client: SqlClient): Promise<void> {
  for (const [name, opened, ended, pay, skills = []] of jobs) {
    await addJob(client, `job-${name}`, { opened, ended, pay: pay * 1000, skills });
  }
  await addJob(client, 'job-g', { opened: '2025-03-12T00:00:00Z', status: 'draft' });
  await addJob(client, 'job-h', { opened: '2025-03-12T00:00:00Z', isSample: true });
  await client.query(
    "update public.jobs set work_mode = 'remote', region = null, city = null where slug = 'job-a'",
  );
  await client.query(
    "update public.jobs set country = 'CA', currency = 'CAD', region = 'BC', role = 'data-scientist' where slug = 'job-l'",
  );
}

interface JobFacts {
  opened: string;
  ended?: string | null;
  pay?: number;
  skills?: string[];
  status?: string;
  isSample?: boolean;
}

async function addJob(
  client: SqlClient,
  slug: string,
  { opened, ended = null, pay = 100_000, skills = [], status, isSample = false }: JobFacts,
): Promise<void> {
  await client.query(
    `insert into public.jobs (
      slug, title, role, level, contract, work_mode, company, country, region, city, currency, pay_min, pay_max, summary,
      description, responsibilities, requirements, skills, is_sample, status, published_at, closed_at, valid_through
    ) values (
      $1, 'An engineer', 'machine-learning-engineer', 'senior', 'permanent', 'on-site', $2, 'US', 'WA', 'Seattle', 'USD',
      $3, $4, repeat('x', 40), repeat('x', 100), '{a,b}', '{a,b}', $5, $6, $7, $8, $9, '2999-01-01'
    )`,
    [
      slug,
      isSample ? 'Example (sample)' : 'Example',
      pay - 10_000,
      pay + 10_000,
      skills,
      isSample,
      status ?? (ended === null ? 'open' : 'closed'),
      opened,
      ended,
    ],
  );
}

/** Calls a function as the server's role, in a transaction of its own; the first row. */
export async function asServer(
  client: SqlClient,
  sql: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>> {
  await client.query('begin');
  try {
    await client.query('set local role service_role');
    const { rows } = await client.query<Record<string, unknown>>(sql, values);
    await client.query('commit');
    return rows[0] ?? {};
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** The report of the week with these words, published. */
export async function reportOf(client: SqlClient, text: string): Promise<Record<string, unknown>> {
  await asServer(client, 'select * from public.measure_weekly_report($1)', [WEEK]);
  await asServer(client, 'select * from public.save_weekly_report($1, 1, $2, $3, $4)', [
    WEEK,
    'Title',
    'Description',
    text,
  ]);
  return asServer(client, 'select * from public.publish_weekly_report($1, 2)', [WEEK]);
}

/** Everything that these rows became. */
export async function removeAll(client: SqlClient): Promise<void> {
  await client.query(`
    delete from public.newsletter_deliveries;
    delete from public.newsletter_campaigns;
    delete from public.newsletter_subscribers;
    delete from public.mail_queue;
    delete from public.mail_bounces;
    delete from public.weekly_reports;
    delete from public.blog_posts;
    delete from public.jobs;
    delete from public.job_imports;`);
}
