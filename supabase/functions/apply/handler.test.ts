import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createDataClient } from '@talent/data/client';
import { createAccount } from '@talent/backend/auth/testing/create-account';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { deleteUnusedCvs, storeCv } from '@talent/functions/cv-check/cv-files.ts';
import { findPdfProblem } from '@talent/functions/cv-check/pdf-problem.ts';
import { pdfFile } from '@talent/testing/pdf-file';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { tokenOf } from '@talent/functions/testing/token-of.ts';
import { handler } from './handler.ts';
import { fileStack } from '@talent/functions/testing/file-stack.ts';

const stack = await fileStack();
const { operator: owner, visitor } = stack;

const job = {
  slug: 'ranking-engineer',
  title: 'Ranking Engineer',
  role: 'machine-learning-engineer',
  level: 'senior',
  contract: 'permanent',
  work_mode: 'remote',
  company: 'Example Marketplace',
  country: 'US',
  currency: 'USD',
  pay_min: 150_000,
  pay_max: 180_000,
  summary: 'Own the ranking model of a marketplace, from features to release.',
  description: 'A description of the work that is long enough to be one. '.repeat(3),
  responsibilities: ['Train', 'Release'],
  requirements: ['Python', 'Judgement'],
  status: 'open',
  published_at: '2026-01-01T00:00:00Z',
  valid_through: '2999-01-01T00:00:00Z',
};

const { data: jobs } = await owner
  .from('jobs')
  .insert([job, { ...job, slug: 'over', valid_through: '2026-01-02T00:00:00Z' }])
  .select('id, slug')
  .throwOnError();
const jobId = jobs.find(({ slug }) => slug === job.slug)?.id;

beforeEach(async () => {
  [parsed, scanned, stored] = [0, 0, 0];
  await owner.from('rate_limit_hits').delete().neq('bucket', '').throwOnError();
});

const resume = pdfFile();
const pdf = (content: BlobPart = resume) =>
  new File([content], 'cv.pdf', { type: 'application/pdf' });

function formOf(patch: Record<string, string | File> = {}): FormData {
  const form = new FormData();
  const fields = {
    jobSlug: job.slug,
    name: 'Ada Example',
    email: 'ada@example.com',
    phone: '+1 512 555 0100',
    links: 'https://ada.example',
    message: '<script>alert(1)</script>',
    workEligibility: 'authorised',
    consent: 'on',
    page: `/machine-learning-ai-jobs/${job.slug}`,
    idempotency_key: crypto.randomUUID(),
    cv: pdf(),
  };
  for (const [name, value] of Object.entries({ ...fields, ...patch })) form.set(name, value);
  return form;
}

/** What was done for applications since the test began. */
let [parsed, scanned, stored] = [0, 0, 0];

/** The function on the stack's database and files. A process of its own for each resume is the subject of `cv-check.test.ts`. */
async function send(
  patch: Record<string, string | File> = {},
  accept = 'application/json',
  mode: 'demo' | 'live' = 'demo',
) {
  const context = testContext({
    data: createDataClient({
      url: stack.url,
      key: stack.secretKey,
      fetch: (input, init) => {
        if (String(input).includes('/storage/v1/object')) stored += 1;
        return fetch(input, init);
      },
    }),
    site: { origin: stack.url, brand: 'Talent', email: 'staff@example.com', mode },
    checkPdf: (bytes) => {
      parsed += 1;
      return findPdfProblem(bytes);
    },
    scanFile: async () => {
      scanned += 1;
      return { status: 'clean' };
    },
  });
  const url = `${stack.url}/functions/v1/apply`;
  const request = new Request(url, { method: 'POST', headers: { accept }, body: formOf(patch) });
  const response = await handler(request, context);
  return { status: response.status, text: await response.text() };
}

const applications = async () =>
  (await owner.from('job_applications').select().order('created_at').throwOnError()).data;

function fileCount(): number {
  const folder = join(stack.dataDir, 'files', 'o-applications');
  try {
    return readdirSync(folder).length;
  } catch {
    return 0;
  }
}

describe('an application', () => {
  test('to a sample is taken by a demonstration and refused by a live site', async () => {
    await owner
      .from('jobs')
      .insert({ ...job, slug: 'a-sample', company: 'Example Ltd. (sample)', is_sample: true })
      .throwOnError();
    expect((await send({ jobSlug: 'a-sample' })).status).toBe(201);

    const before = (await applications()).length;
    const refused = await send({ jobSlug: 'a-sample' }, 'application/json', 'live');
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('We could not find this job.');
    expect(await applications()).toHaveLength(before);
  });

  test('is stored with its file and its mails before it is answered', async () => {
    const before = fileCount();
    const { status, text } = await send();
    expect(status).toBe(201);
    const { reference } = JSON.parse(text) as { reference: string };
    expect(reference).toMatch(/^A-[0-9A-Z]{8}$/);
    const stored = (await applications()).find((row) => row.reference === reference);
    expect(stored).toMatchObject({
      job_id: jobId,
      job_title: 'Ranking Engineer',
      job_is_sample: false,
      links: ['https://ada.example'],
      message: '<script>alert(1)</script>',
      cv_bytes: resume.byteLength,
      page: `/machine-learning-ai-jobs/${job.slug}`,
    });
    expect(fileCount()).toBe(before + 1);
    const { data: mails } = await owner
      .from('mail_queue')
      .select('to_address, text')
      .like('dedupe_key', `apply:${reference}:%`)
      .order('id')
      .throwOnError();
    expect(mails[0]?.to_address).toBe('ada@example.com');
    expect(mails[0]?.text).not.toContain('Ada Example');
    expect(mails[1]?.text).toContain('Ada Example');
  });

  test('that is sent twice under one key is stored once, with one file', async () => {
    const [rows, files] = [(await applications()).length, fileCount()];
    const idempotency_key = crypto.randomUUID();
    const answers = await Promise.all([send({ idempotency_key }), send({ idempotency_key })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect([(await applications()).length, fileCount()]).toEqual([rows + 1, files + 1]);
    // The second one costs nothing but its upload.
    expect([parsed, scanned, stored]).toEqual([1, 1, 1]);
  });

  test.each([
    ['a file that is no PDF', { cv: pdf('<html>not a resume</html>') }, 422, 'another format'],
    ['no file', { cv: new File([], '') }, 422, 'Choose your resume'],
    ['a job that is over', { jobSlug: 'over' }, 422, 'This job is closed'],
    ['an unknown job', { jobSlug: 'none' }, 422, 'We could not find this job.'],
  ])('with %s is refused, and leaves nothing', async (_, patch, status, words) => {
    const [rows, files] = [(await applications()).length, fileCount()];
    const answer = await send(patch as Record<string, string | File>);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(words);
    expect([(await applications()).length, fileCount()]).toEqual([rows, files]);
    const { count } = await owner.from('cv_uploads').select('*', { count: 'exact', head: true });
    expect(count).toBe(0);
  });

  test('that says it is far larger than a resume is not read', async () => {
    const request = new Request(`${stack.url}/functions/v1/apply`, {
      method: 'POST',
      headers: { 'content-length': '5600000' },
      body: formOf(),
    });
    expect((await handler(request, testContext())).status).toBe(413);
    expect(request.bodyUsed).toBe(false);
  });

  test('for a closed job can be sent again once the job is open', async () => {
    const idempotency_key = crypto.randomUUID();
    expect((await send({ idempotency_key, jobSlug: 'over' })).status).toBe(422);
    expect((await send({ idempotency_key })).status).toBe(201);
  });

  test('too many for one address are limited before their files are parsed, scanned or stored', async () => {
    const email = 'eager@example.com';
    const idempotency_key = crypto.randomUUID();
    expect((await send({ email, idempotency_key })).status).toBe(201);
    for (let sent = 1; sent < 10; sent += 1) expect((await send({ email })).status).toBe(201);
    const files = fileCount();
    expect([parsed, scanned, stored]).toEqual([10, 10, 10]);
    for (const cv of [pdf(), pdf('no PDF')]) expect((await send({ email, cv })).status).toBe(429);
    expect((await send({ email, idempotency_key })).status).toBe(200);
    expect([parsed, scanned, stored, fileCount()]).toEqual([10, 10, 10, files]);
  });

  test('beyond the files of all visitors is told where to send it, and its file is not looked at', async () => {
    const full = { submission_state: () => ({ status: 'full', what: 'files' }) };
    const context = testContext({}, full);
    const url = `${stack.url}/functions/v1/apply`;
    const answer = await handler(new Request(url, { method: 'POST', body: formOf() }), context);
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        code: 'invalid',
        fields: {
          cv: 'We cannot take more files today. Email your resume to staff@example.com, and name the job.',
        },
      },
    ]);
    expect(context.calls).toMatchObject([{ args: { submission: { bytes: resume.byteLength } } }]);
  });

  test('without JavaScript is answered with a page, and with the form again when something is wrong', async () => {
    const accepted = await send({}, 'text/html');
    expect([accepted.status, accepted.text]).toEqual([
      201,
      expect.stringMatching(/Your application has arrived[^]*A-[0-9A-Z]{8}/),
    ]);
    const refused = await send({ cv: pdf('no') }, 'text/html');
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('value="Ada Example"');
    expect(refused.text).toContain('enctype="multipart/form-data"');
    expect(refused.text).toContain('&lt;script&gt;');
  });
});

test('a phone number is stored as it looks, and its extension makes it no other number', async () => {
  const phones = ['\u202A＋1 512\u2011555\u00A00199, Ext.\u200B 12', '(512) 555-0199'];
  for (const phone of phones) expect((await send({ phone })).status, phone).toBe(201);
  const stored = await applications();
  expect(stored.slice(-2).map(({ phone }) => phone)).toEqual([
    '+1 512-555 0199, Ext. 12',
    '(512) 555-0199',
  ]);
  const { rows } = await stack.database.database.query<{ phone_key: string }>(
    "select phone_key from public.people_records where phone like '%0199%'",
  );
  expect(rows).toEqual([{ phone_key: '5125550199' }, { phone_key: '5125550199' }]);
});

describe('a resume', () => {
  test('is reached by an admin with a link that ends after five minutes', async () => {
    const [first] = await applications();
    const authorization = `Bearer ${await tokenOf(stack)}`;
    const response = await stack.post('cv-link', { application: first?.id }, { authorization });
    expect(response.status).toBe(200);
    const { url } = (await response.json()) as { url: string };
    const { data: viewed } = await owner
      .from('audit_log')
      .select('actor')
      .eq('action', 'person.cv-opened')
      .throwOnError();
    expect(viewed).toEqual([{ actor: expect.any(String) }]);
    const file = await fetch(url);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(await file.bytes()).toEqual(resume);

    const signed = new URL(url).searchParams.get('token') ?? '';
    const claims = JSON.parse(atob(signed.split('.')[1] ?? '')) as { exp: number; iat: number };
    expect(claims.exp - claims.iat).toBe(300);
    vi.useFakeTimers({ toFake: ['Date'], now: (claims.exp + 1) * 1000 });
    const late = await fetch(url);
    vi.useRealTimers();
    expect(late.status).toBe(400);
    expect((await fetch(url.replace(signed, `${signed}x`))).status).toBe(400);
  });

  test('cannot be read, listed, signed, written or deleted by visitors and members', async () => {
    const [first] = await applications();
    const path = first?.cv_path ?? '';
    const account = { email: 'member@example.com', password: 'a member password' };
    await createAccount(stack, account);
    const member = await stack.signedIn(account);
    for (const client of [visitor(), member]) {
      const files = client.storage.from('applications');
      expect((await files.download(path)).data).toBeNull();
      expect((await files.list()).data ?? []).toEqual([]);
      expect((await files.createSignedUrl(path, 60)).data).toBeNull();
      expect((await files.upload('x.pdf', pdf())).data).toBeNull();
      expect((await files.remove([path])).data ?? []).toEqual([]);
      expect((await client.storage.createBucket('mine')).data).toBeNull();
    }
    expect((await fetch(`${stack.url}/storage/v1/object/applications/${path}`)).ok).toBe(false);
    expect((await fetch(`${stack.url}/storage/v1/object/public/applications/${path}`)).ok).toBe(
      false,
    );
    expect((await owner.storage.from('applications').download(path)).data).not.toBeNull();
  });
});

describe('a file', () => {
  /** A context at a time; `ahead` in minutes from now. */
  const contextAt = (ahead = 0) =>
    testContext({ data: owner, now: () => new Date(Date.now() + ahead * 60_000) });
  const isThere = async (path: string) =>
    (await owner.storage.from('applications').download(path)).data !== null;
  const notes = async () => (await owner.from('cv_uploads').select('path')).data;

  test('that no application has claimed is deleted after an hour with its note, as is a note without a file', async () => {
    const path = await storeCv(contextAt(), resume);
    await owner
      .from('cv_uploads')
      .insert({ path: `${crypto.randomUUID()}.pdf` })
      .throwOnError();
    await deleteUnusedCvs(contextAt(59));
    expect([await isThere(path), (await notes())?.length]).toEqual([true, 2]);
    await deleteUnusedCvs(contextAt(61));
    expect([await isThere(path), await notes()]).toEqual([false, []]);
  });

  test('whose note is gone belongs to an application and stays', async () => {
    const path = await storeCv(contextAt(), resume);
    await owner.from('cv_uploads').delete().eq('path', path).throwOnError();
    await deleteUnusedCvs(contextAt(61));
    await deleteUnusedCvs(contextAt(), path);
    expect(await isThere(path)).toBe(true);
  });
});
