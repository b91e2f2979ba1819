import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startTestStack, type TestStack } from '@talent/backend/testing/test-stack';
import { createDataClient, type DataClient } from '@talent/data/client';
import { contactFields } from '@talent/functions/testing/form-requests.ts';
import { pdfFile } from '@talent/testing/pdf-file';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

let stack: TestStack;
let owner: DataClient;

beforeAll(async () => {
  stack = await startTestStack();
  owner = createDataClient({ url: stack.url, key: stack.secretKey });
}, 60_000);
afterAll(() => stack.stop());

const query = <Row>(sql: string) => stack.database.database.query<Row>(sql);
beforeEach(async () => {
  await query("delete from private.sums where kind <> 'cvs'");
  await query('delete from public.rate_limit_hits');
});

/** Each request from an address of its own. */
let addresses = 0;
function post(name: string, body: BodyInit, headers: Record<string, string> = {}) {
  return fetch(`${stack.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'x-forwarded-for': `198.51.100.${(addresses += 1)}`,
      ...headers,
    },
    body,
  });
}

const contact = (email: string) =>
  post('contact', JSON.stringify({ ...contactFields, email }), {
    'content-type': 'application/json',
  });

/** Names of the CVs that are stored. */
function files(): string[] {
  try {
    return readdirSync(join(stack.dataDir, 'files', 'o-applications'));
  } catch {
    return [];
  }
}

test('beyond the sum of the CVs an applicant is told where to send it, and nothing is stored', async () => {
  const { data: jobs } = await owner.from('jobs').select('slug').eq('status', 'open').limit(1);
  const apply = (accept: string) => {
    const form = new FormData();
    const fields = {
      ...{ jobSlug: jobs?.[0]?.slug ?? '', name: 'Ada Example', email: 'ada@example.com' },
      ...{ workEligibility: 'authorised', consent: 'on' },
      cv: new File([pdfFile()], 'cv.pdf', { type: 'application/pdf' }),
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return post('apply', form, { accept });
  };
  expect((await apply('application/json')).status).toBe(201);
  const stored = files();
  expect(stored).toHaveLength(1);

  // There is room for half of another one.
  await query(
    `update private.sum_limits set most = (select cv_bytes * 1.5 from public.job_applications) where kind = 'cvs'`,
  );
  const sentence = /We cannot take more files today\. Email your CV to \S+@\S+, and name the job\./;
  const refused = await apply('application/json');
  expect(refused.status).toBe(422);
  expect(await refused.json()).toEqual({
    code: 'invalid',
    fields: { cv: expect.stringMatching(sentence) },
  });
  // Without JavaScript the form is shown again, with what was typed.
  const page = await (await apply('text/html')).text();
  expect(page).toMatch(sentence);
  expect(page).toContain('value="Ada Example"');
  expect(files()).toEqual(stored);
});

test('the sixth form for one inbox is stored and answered as the first, without another mail', async () => {
  const answers = [];
  for (let index = 0; index < 6; index += 1) {
    answers.push(await contact(`grace+${index}@example.com`));
  }
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
  const { data: requests } = await owner
    .from('contact_requests')
    .select('email')
    .like('email', 'grace%')
    .throwOnError();
  const { data: mails } = await owner
    .from('mail_queue')
    .select('to_address')
    .like('to_address', 'grace%')
    .throwOnError();
  expect([requests.length, mails.length]).toEqual([6, 5]);

  // A form that is worth nothing without its mail waits, and is told until when.
  const body = { email: 'Grace@example.com', consent: true };
  const newsletter = await post('newsletter', JSON.stringify(body), {
    'content-type': 'application/json',
  });
  expect([newsletter.status, await newsletter.json()]).toEqual([
    429,
    { code: 'rate-limited', retryAfterSeconds: expect.any(Number) },
  ]);
});

test('a mail of the sign-in counts, and a request for one to nobody does not', async () => {
  const recover = (email: string) =>
    fetch(`${stack.url}/auth/v1/recover`, {
      method: 'POST',
      headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
  await recover('nobody@example.com');
  await recover(stack.admin.email);
  const taken = "select amount::int as amount from private.sums where kind = 'sign-in-mails'";
  await vi.waitFor(async () => expect((await query(taken)).rows).toEqual([{ amount: 1 }]));
});
