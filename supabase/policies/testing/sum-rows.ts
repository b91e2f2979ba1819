import { randomUUID } from 'node:crypto';
import { call, client, query } from './database.ts';

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

const consent = { consent_text: 'I agree.' };

/** A contact form, whole. */
export const CONTACT = {
  ...{ name: 'Ada Example', email: 'ada@company.example', company: 'Example Robotics' },
  ...{ need: 'team', roles: [], timeline: 'open', ...consent },
  message: 'Twenty characters or more of text.',
};

const mailTo = (to: string, name = 'sender') => ({ name, to, subject: 'Hello', text: 'Hello' });
const mailsTo = (email: string, name?: string) => [
  mailTo(email, name),
  mailTo('staff@example.com', 'staff'),
];

/** One of each form that mails a visitor, of a new sender: `submit.newsletter('ada@example.com')`. */
export const submit = {
  contact: (email: string, patch: object = {}, { call } = client) =>
    call('submit_contact', submissionOf(patch), { ...CONTACT, email }, mailsTo(email)),
  newsletter: (email: string, patch: object = {}) => {
    const values = { id: randomUUID(), email, user_role: null, ...consent };
    const mail = mailTo(email);
    return call('submit_newsletter', submissionOf(patch), values, mail, mail);
  },
  salaryAccess: (email: string, patch: object = {}) => {
    const mails = { confirm_mail: mailTo(email), known_mail: mailTo(email) };
    const newsletter = { id: randomUUID(), ...consent, ...mails };
    const values = { email, user_role: 'other', doubt: null, ...consent, newsletter };
    return call('submit_salary_access', submissionOf(patch), values);
  },
  salaryAlert: (email: string, patch: object = {}) => {
    const ids = { id: randomUUID(), subscriber_id: randomUUID() };
    const values = { ...ids, email, ...consent, role: 'data-scientist', country: 'US' };
    const mail = mailTo(email);
    return call('submit_salary_alert', submissionOf(patch), values, mail, mail);
  },
  apply: async (email: string, bytes = 1000, patch: object = {}, each = client) => {
    const cv = { cv_path: `${randomUUID()}.pdf`, cv_bytes: bytes };
    await each.query('insert into public.cv_uploads (path) values ($1)', cv.cv_path);
    const values = {
      ...{ jobSlug: 'ranking-engineer', name: 'Ada Example', email, phone: '', links: [] },
      ...{ message: '', workEligibility: 'authorised', ...cv, ...consent },
    };
    const facts = submissionOf({ bytes, ...patch });
    return each.call('submit_application', facts, values, mailsTo(email, 'applicant'));
  },
};

/** The job that `submit.apply` names. */
export async function addSubjects(): Promise<void> {
  await query(
    `insert into public.jobs (slug, title, role, level, contract, work_mode, company, country, currency, pay_min, pay_max,
       summary, description, responsibilities, requirements, status, published_at, valid_through)
     values ('ranking-engineer', 'Ranking Engineer', 'machine-learning-engineer', 'senior', 'permanent', 'remote',
       'Example Marketplace', 'US', 'USD', 150000, 180000, 'Own the ranking model of a marketplace, from features to release.',
       repeat('A description of the work that is long enough. ', 4), '{Train,Release}', '{Python,Judgement}', 'open',
       '2026-01-01', '2999-01-01');
     create table private.first_limits as table private.sum_limits`,
  );
}

/** Forgets every count but that of the CVs in all. Sets these limits, `{ contact: { most: 3 } }`, and the others as they were. */
export async function setLimits(
  limits: Readonly<Record<string, { most?: number; per_sender?: number | null }>> = {},
): Promise<void> {
  await query(
    `delete from private.sums where kind <> 'cvs';
     delete from public.rate_limit_hits;
     update private.sum_limits as limits set most = first.most, per_sender = first.per_sender
       from private.first_limits as first where first.kind = limits.kind`,
  );
  for (const [kind, { most, per_sender }] of Object.entries(limits)) {
    await query(
      `update private.sum_limits set per_sender = case when $3 then least(per_sender, $2) else $4 end, most = coalesce($2, most)
       where kind = $1`,
      ...[kind, most ?? null, per_sender === undefined, per_sender ?? null],
    );
  }
}

/** How many of the answers have the status. */
export const howMany = (answers: readonly Record<string, unknown>[], wanted: string) =>
  answers.filter(({ status }) => status === wanted).length;

/** The statuses of so many calls, one after the other. */
export async function statusesOf(
  calls: number,
  send: (index: number) => Promise<Record<string, unknown>>,
): Promise<unknown[]> {
  const statuses: unknown[] = [];
  for (let index = 0; index < calls; index += 1) statuses.push((await send(index))['status']);
  return statuses;
}

/** This status so many times, and then the other. */
export const first = (times: number, status: string, last: string, more = 1) => [
  ...Array<string>(times).fill(status),
  ...Array<string>(more).fill(last),
];
