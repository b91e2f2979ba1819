import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { personErasedSchema, personExportSchema } from './contract.ts';
import { agedToken } from '@talent/backend/auth/testing/aged-token';
import { contactFields } from '@talent/functions/testing/form-requests.ts';
import { pdfFile } from '@talent/testing/pdf-file';
import { expect, test } from 'vitest';
import { fileStack } from '@talent/functions/testing/file-stack.ts';

const EMAIL = 'Erased.Person@Company.Example';
const CV = pdfFile();

const stack = await fileStack();
const admin = await stack.signedIn();
const { data: signedIn } = await admin.auth.getSession();
const token = signedIn.session?.access_token ?? '';
const { data: job } = await admin
  .from('jobs')
  .select('slug, title')
  .eq('status', 'open')
  .limit(1)
  .single()
  .throwOnError();

async function send(name: string, fields: object): Promise<void> {
  const common = { website: '', idempotency_key: randomUUID(), consent: true };
  const response = await stack.post(name, { ...common, ...fields }, { accept: 'application/json' });
  expect([name, response.status, await response.text()]).toEqual([name, 201, expect.anything()]);
}

/** Sends every form that takes an address, as a visitor does. */
async function sendEveryForm(): Promise<void> {
  await send('contact', { ...contactFields, email: EMAIL, page: '/contact-ai-recruiters' });
  await send('newsletter', { email: EMAIL, user_role: 'engineer', page: '/ai-salary-newsletter' });
  const salaryPage = '/ai-ml-salary-data';
  await send('salary-access', { email: EMAIL, user_role: 'engineer', page: salaryPage });
  const alert = { role: 'machine-learning-engineer', country: 'US', page: salaryPage };
  await send('salary-alert', { email: EMAIL, ...alert });
  const form = new FormData();
  const fields = {
    jobSlug: job.slug,
    name: 'Ada Example',
    email: EMAIL.toLowerCase(),
    workEligibility: 'authorised',
    consent: 'on',
    cv: new File([CV], 'cv.pdf', { type: 'application/pdf' }),
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const applied = await fetch(`${stack.url}/functions/v1/apply`, { method: 'POST', body: form });
  expect(applied.status).toBe(201);
}

async function call(body: unknown, bearer = token) {
  const response = await stack.post('person-data', body, { authorization: `Bearer ${bearer}` });
  return { status: response.status, answer: (await response.json()) as unknown };
}

const recordId = async (): Promise<string> => {
  const { data } = await admin
    .from('people_records')
    .select('id')
    .eq('email_key', EMAIL.toLowerCase())
    .eq('kind', 'contact')
    .single()
    .throwOnError();
  return data.id;
};

/** Tables of all schemas with a row in which the address is, as text of the whole row. */
async function tablesWithAddress(): Promise<string[]> {
  const { database } = stack.database;
  const { rows } = await database.query<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`);
  const holding: string[] = [];
  for (const { name } of rows) {
    const found = await database.query<{ is: boolean }>(
      `select exists (select 1 from ${name} as rows where position('${EMAIL.toLowerCase()}' in lower(rows::text)) > 0) as is`,
    );
    if (found.rows[0]?.is) holding.push(name);
  }
  return holding;
}

const files = () => readdirSync(join(stack.dataDir, 'files', 'o-applications'));

test('an export has every table and the CV; an erase leaves no row, no file and no link, but for keyed hashes', async () => {
  await sendEveryForm();
  expect(await tablesWithAddress()).toEqual([
    'public.contact_requests',
    'public.job_applications',
    'public.mail_queue',
    'public.newsletter_subscribers',
    'public.people_mails',
    'public.people_records',
    'public.salary_access_requests',
    'public.salary_alerts',
  ]);
  expect(files()).toHaveLength(1);
  const record = await recordId();

  const exported = await call({ action: 'export', record });
  expect(exported.status).toBe(200);
  const data = personExportSchema.parse(exported.answer);
  expect(data).toMatchObject({
    address: 'erased.person@company.example',
    records: [{ kind: 'contact', mails: [{ template: 'receipt' }] }, { kind: 'application' }],
    contact_requests: [{ company: 'Example Robotics' }],
    job_applications: [{ job_title: job.title }],
    newsletter_subscribers: [{ status: 'pending' }],
    salary_access_requests: [{ user_role: 'engineer' }],
    salary_alerts: [{ role: 'machine-learning-engineer' }],
    assessment_attempts: [],
  });
  expect(data.files.map(({ base64 }) => Buffer.from(base64 ?? '', 'base64').equals(CV))).toEqual([
    true,
  ]);

  const stale = await agedToken(stack, admin, 11);
  expect(await call({ action: 'erase', record }, stale)).toMatchObject({
    status: 403,
    answer: { code: 'fresh-sign-in' },
  });
  expect(files()).toHaveLength(1);

  const erased = await call({ action: 'erase', record });
  expect(erased.status).toBe(200);
  expect(personErasedSchema.parse(erased.answer)).toEqual({
    records: 2,
    files: 1,
    filesLeft: 0,
    hasStaffAccount: false,
  });
  expect(await tablesWithAddress()).toEqual([]);
  expect(files()).toEqual([]);
  const { operator: owner } = stack;
  expect((await owner.storage.from('applications').list()).data).toEqual([]);
  expect((await owner.from('cv_uploads').select().throwOnError()).data).toEqual([]);
  // The exception: counts of the forms' limits, under hashes with the server's key, for a day.
  const { data: hits } = await owner.from('rate_limit_hits').select('bucket').throwOnError();
  expect(hits.some(({ bucket }) => /^contact:email:[0-9a-f]+$/.test(bucket))).toBe(true);
  const { data: log } = await admin
    .from('audit_log')
    .select('action, actor, details')
    .eq('subject', `person:${record}`)
    .order('id')
    .throwOnError();
  const { data: user } = await admin.auth.getUser(token);
  expect(log).toEqual([
    { action: 'person.exported', actor: user.user?.id, details: {} },
    { action: 'person.erased', actor: user.user?.id, details: { records: 2 } },
  ]);
  expect(await call({ action: 'erase', record })).toMatchObject({
    status: 404,
    answer: { code: 'gone' },
  });
  expect((await call({ action: 'export', record })).status).toBe(404);
});

test('names what is wrong with a request', async () => {
  expect(await call({ action: 'sell', record: randomUUID() })).toMatchObject({ status: 400 });
  expect(await call({ action: 'erase', record: '1' })).toMatchObject({ status: 400 });
});
