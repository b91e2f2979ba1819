import { randomUUID } from 'node:crypto';
import { pdfFile } from '@talent/testing/pdf-file';
import { multipart } from '../attack/raw-http.ts';
import type { FuzzedSite } from './fuzzed-site.ts';
import { send, type Answer } from './send.ts';
import { FUZZED_JOB, validForm } from './valid-forms.ts';

/** A statement that runs longer than this is stuck, s. */
const STUCK_AFTER_S = 5;

/** Uses everything that visitors and staff use; returns a line for each thing that does not work any more. */
export async function checkSite(site: FuzzedSite): Promise<string[]> {
  await putJob(site);
  const works: [name: string, expected: number, answer: Promise<Answer>][] = [
    ['home page', 200, get(site, '/')],
    ['post', 200, get(site, '/blog/first-post')],
    ['page that does not exist', 404, get(site, '/none')],
    ['jobs over REST', 200, get(site, '/rest/v1/jobs?select=slug&limit=1')],
    ['posts over REST', 200, get(site, '/rest/v1/blog_posts?select=slug&limit=1')],
    ['search', 200, get(site, '/functions/v1/blog-search?q=salary')],
    ['sign-in', 200, post(site, '/auth/v1/token?grant_type=password', site.admin)],
    ['application', 201, apply(site)],
    ...['contact', 'newsletter', 'salary-access', 'salary-alert', 'assessment'].map(
      (name): [string, number, Promise<Answer>] => [
        `form ${name}`,
        201,
        post(site, `/functions/v1/${name}`, validForm(name, randomUUID()) ?? {}),
      ],
    ),
  ];
  const problems: string[] = [];
  for (const [name, expected, asked] of works) {
    const { status, text } = await asked;
    if (status !== expected) problems.push(`${name}: ${status} ${text.slice(0, 200)}`);
  }
  return [...problems, ...(await stuckConnections(site))];
}

/** No query takes long, and none waits inside a transaction. */
async function stuckConnections({ database }: FuzzedSite): Promise<string[]> {
  const { rows } = await database.query<{ state: string; query: string }>(
    `select state, left(query, 200) as query from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and (state like 'idle in transaction%' or state = 'active')
       and now() - state_change > make_interval(secs => $1)`,
    [STUCK_AFTER_S],
  );
  return rows.map(({ state, query }) => `connection ${state}: ${query}`);
}

/** Requests of administrators may have deleted it. */
async function putJob({ database }: FuzzedSite): Promise<void> {
  await database.query(
    `insert into public.jobs (slug, title, role, level, contract, work_mode, company, country, currency, pay_min,
       pay_max, summary, description, responsibilities, requirements, status, published_at, valid_through)
     values ($1, 'Senior engineer', 'machine-learning-engineer', 'senior', 'permanent', 'remote', 'Example', 'US', 'USD',
       150000, 180000, 'Own the ranking model of a marketplace, from features to release.',
       repeat('A description of the work that is long enough to be one. ', 3),
       '{Train,Release}', '{Python,Judgement}', 'open', '2026-01-01', '2999-01-01')
     on conflict (slug) do nothing`,
    [FUZZED_JOB],
  );
}

/** Each check comes from an address of its own, so that no limit of the forms is reached. */
const newAddress = (): string =>
  `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;

function get({ port, publishableKey }: FuzzedSite, target: string): Promise<Answer> {
  const headers = { apikey: publishableKey };
  return send({ port, method: 'GET', target, headers, body: null, address: newAddress() });
}

function post({ port, publishableKey }: FuzzedSite, target: string, body: object): Promise<Answer> {
  const headers = { apikey: publishableKey, 'content-type': 'application/json' };
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  return send({ port, method: 'POST', target, headers, body: bytes, address: newAddress() });
}

async function apply({ port }: FuzzedSite): Promise<Answer> {
  const sent = await multipart(validForm('apply', randomUUID()) ?? {}, pdfFile(), 'cv.pdf');
  const target = '/functions/v1/apply';
  return send({ port, method: 'POST', target, address: newAddress(), ...sent });
}
