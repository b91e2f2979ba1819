import { randomUUID } from 'node:crypto';
import type { SqlClient } from './sql-client.ts';
import type { MigratedServer } from './migrated-server.ts';

/** A sender of its own: an IPv4 address, or one of the networks of a /48. */
export const senderOf = (network: string | null = null) => ({
  ip_hash: randomUUID(),
  network_hash: network,
});

let lastReference = 0;

/** The first argument of a `submit_…` function, of a new sender. */
export const submissionOf = (patch: object = {}) => ({
  ...senderOf(),
  key: randomUUID(),
  reference: `C-${String((lastReference += 1)).padStart(8, '0')}`,
  page: '/contact-ai-recruiters',
  email_hash: randomUUID(),
  per_address: 1000,
  per_email: 1000,
  window_seconds: 3600,
  ...patch,
});

export type Answer = Record<string, unknown>;

/** Calls a function of the public schema; objects and arrays are JSON. */
export async function call(client: SqlClient, name: string, ...args: unknown[]): Promise<Answer> {
  const marks = args.map((_, index) => `$${index + 1}`).join(', ');
  const values = args.map((value) => (typeof value === 'object' ? JSON.stringify(value) : value));
  const { rows } = await client.query<{ answer: Answer }>(
    `select public.${name}(${marks}) as answer`,
    values,
  );
  return rows[0]?.answer ?? {};
}

const mailsTo = (email: string) => [
  { name: 'sender', to: email, subject: 'Hello', text: 'Hello' },
  { name: 'staff', to: 'staff@example.com', subject: 'Hello', text: 'Hello' },
];

const consent = { consent_text: 'I agree.' };

/** One of each form that mails a visitor, of a new sender: `submit.newsletter(client, 'ada@example.com')`. */
export const submit = {
  contact: (client: SqlClient, email: string, patch: object = {}) =>
    call(
      client,
      'submit_contact',
      submissionOf(patch),
      {
        ...{ name: 'Ada Example', email, company: 'Example Robotics', need: 'team', roles: [] },
        ...{ timeline: 'open', message: 'Twenty characters or more of text.', ...consent },
      },
      mailsTo(email),
    ),
  newsletter: (client: SqlClient, email: string, patch: object = {}) =>
    call(
      client,
      'submit_newsletter',
      submissionOf(patch),
      { id: randomUUID(), email, user_role: null, ...consent },
      mailsTo(email)[0],
      mailsTo(email)[0],
    ),
  salaryAccess: (client: SqlClient, email: string, patch: object = {}) =>
    call(client, 'submit_salary_access', submissionOf(patch), {
      ...{ email, user_role: 'other', doubt: null, ...consent },
      newsletter: {
        ...{ id: randomUUID(), ...consent },
        confirm_mail: mailsTo(email)[0],
        known_mail: mailsTo(email)[0],
      },
    }),
  salaryAlert: (client: SqlClient, email: string, patch: object = {}) =>
    call(
      client,
      'submit_salary_alert',
      submissionOf(patch),
      {
        ...{ id: randomUUID(), subscriber_id: randomUUID(), email, ...consent },
        ...{ role: 'data-scientist', country: 'US' },
      },
      mailsTo(email)[0],
      mailsTo(email)[0],
    ),
  apply: async (client: SqlClient, email: string, bytes = 1000, patch: object = {}) => {
    const cv_path = `${randomUUID()}.pdf`;
    await client.query('insert into public.cv_uploads (path) values ($1)', [cv_path]);
    return call(
      client,
      'submit_application',
      submissionOf({ bytes, ...patch }),
      {
        ...{ jobSlug: 'ranking-engineer', name: 'Ada Example', email, phone: '', links: [] },
        ...{ message: '', workEligibility: 'authorised', cv_path, cv_bytes: bytes, ...consent },
      },
      mailsTo(email).map((mail) =>
        mail.name === 'sender' ? { ...mail, name: 'applicant' } : mail,
      ),
    );
  },
};

/** The job that `submit.apply` names. */
export async function addSubjects(client: SqlClient): Promise<void> {
  await client.query(
    `insert into public.jobs (slug, title, role, level, contract, work_mode, company, country, currency, pay_min, pay_max,
       summary, description, responsibilities, requirements, status, published_at, valid_through)
     values ('ranking-engineer', 'Ranking Engineer', 'machine-learning-engineer', 'senior', 'permanent', 'remote',
       'Example Marketplace', 'US', 'USD', 150000, 180000, 'Own the ranking model of a marketplace, from features to release.',
       repeat('A description of the work that is long enough. ', 4), '{Train,Release}', '{Python,Judgement}', 'open',
       '2026-01-01', '2999-01-01')`,
  );
  await client.query('create table private.first_limits as table private.sum_limits');
}

/** Forgets every count but that of the CVs in all. Sets these limits, `{ contact: { most: 3 } }`, and the others as they were. */
export async function setLimits(
  client: SqlClient,
  limits: Readonly<Record<string, { most?: number; per_sender?: number | null }>> = {},
): Promise<void> {
  await client.query("delete from private.sums where kind <> 'cvs'");
  await client.query('delete from public.rate_limit_hits');
  await client.query(`update private.sum_limits as limits set most = first.most, per_sender = first.per_sender
    from private.first_limits as first where first.kind = limits.kind`);
  for (const [kind, { most, per_sender }] of Object.entries(limits)) {
    await client.query(
      `update private.sum_limits set per_sender = case when $3 then least(per_sender, $2) else $4 end, most = coalesce($2, most)
       where kind = $1`,
      [kind, most ?? null, per_sender === undefined, per_sender ?? null],
    );
  }
}

/** Does the same on this many connections at once. */
export async function atOnce<Result>(
  server: MigratedServer,
  connections: number,
  work: (client: SqlClient, index: number) => Promise<Result>,
): Promise<Result[]> {
  const clients = Array.from({ length: connections }, () => server.connect());
  const results = await Promise.all(clients.map(work));
  await Promise.all(clients.map((client) => client.end()));
  return results;
}

/** Number of rows: `count(client, "private.sums where kind = 'cvs'")`. */
export async function count(client: SqlClient, from: string): Promise<number> {
  const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${from}`);
  return rows[0]?.n ?? -1;
}
