import { defineForm } from '@talent/forms/define-form';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { htmlRequest, jsonRequest } from '../testing/form-requests.ts';
import { testContext } from '../testing/test-context.ts';
import type { FormDefinition, Submission, SubmitResult } from './form-definition.ts';
import { formHandler } from './form-handler.ts';

const key = '6F1D2C3B-4a59-4e68-8b7a-0c1d2e3f4a5b';
const fields = { email: 'ada@company.example', idempotency_key: key };

/** A form of one field that keeps what it stores, and answers as it is told. */
function setUp(result: Partial<SubmitResult> | Error = { status: 'accepted' }) {
  const stored: Submission[] = [];
  const definition: FormDefinition<{ email: string; city: string; name: string }> = {
    form: defineForm({
      name: 'contact',
      contract: 1,
      fields: {
        email: { kind: 'text', type: 'email', label: 'E-mail', schema: z.email() },
        city: { kind: 'hidden', schema: z.string().default('') },
        name: { kind: 'hidden', schema: z.string().default('') },
        cv: { kind: 'file', label: 'CV', accept: '.pdf', schema: z.unknown().optional() },
      },
      submit: 'Send',
    }),
    referencePrefix: 'C',
    limits: { perAddress: 1, perEmail: 2, windowSeconds: 3 },
    submit: async (_input, submission) => {
      stored.push(submission);
      if (result instanceof Error) throw result;
      return { reference: 'C-1', ...result } as SubmitResult;
    },
    page: {
      title: 'Talk to us',
      path: '/contact-ai-recruiters',
      sent: { title: 'It has arrived', next: ['We read it.'] },
    },
    filesAreFull: ({ email }) => ({ cv: `Email your CV to ${email}.` }),
  };
  return { handler: formHandler(definition), stored };
}

test.each([
  ['/blog/pay-in-2025', '/blog/pay-in-2025'],
  ['/', '/'],
  [`/${'x'.repeat(199)}`, `/${'x'.repeat(199)}`],
  [`/${'x'.repeat(200)}`, '/contact-ai-recruiters'],
  ['https://elsewhere.example/', '/contact-ai-recruiters'],
  ['/page?email=ada@company.example', '/contact-ai-recruiters'],
  ['/Page', '/contact-ai-recruiters'],
  [['/blog'], '/contact-ai-recruiters'],
  [undefined, '/contact-ai-recruiters'],
])('a form that was sent from %j is stored with the page %j', async (page, expected) => {
  const { handler, stored } = setUp();
  await handler(jsonRequest('contact', { ...fields, page }), testContext());
  expect(stored[0]).toMatchObject({ page: expected, argument: { page: expected } });
});

test('the key of the browser is used in lower case, and nothing else is taken for one', async () => {
  const { handler, stored } = setUp();
  for (const idempotency_key of [key, `x${key}`, `${key}x`, 'key', [key]]) {
    await handler(jsonRequest('contact', { ...fields, idempotency_key }), testContext());
  }
  const [own, ...others] = stored.map(({ argument }) => argument.key);
  expect(own).toBe(key.toLowerCase());
  for (const other of others) {
    expect(other).toMatch(/^[0-9a-f-]{36}$/);
    expect(other).not.toBe(own);
  }
});

test('two networks of one /48 are two senders of one network', async () => {
  const { handler, stored } = setUp();
  for (const address of ['2001:db8:1:2::9', '2001:db8:1:3::9', '2001:db8:2:2::9', '203.0.113.7']) {
    await handler(jsonRequest('contact', fields), testContext({ clientAddress: () => address }));
  }
  const [one, two, three, four] = stored.map(({ argument }) => argument);
  expect(one?.network_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(two?.network_hash).toBe(one?.network_hash);
  expect(two?.ip_hash).not.toBe(one?.ip_hash);
  expect(three?.network_hash).not.toBe(one?.network_hash);
  expect(four?.network_hash).toBeNull();
  expect([two?.email_hash, one?.email_hash]).not.toContain(one?.ip_hash);
  // The database gets no address of a visitor but the one in the form.
  expect(JSON.stringify([one, four])).not.toMatch(/2001:db8|203\.0\.113\.7|ada@/);
});

test.each([
  [
    'forms',
    { email: 'We cannot take more forms today. Send it tomorrow, or write to staff@example.com.' },
  ],
  ['files', { cv: 'Email your CV to staff@example.com.' }],
] as const)('all have sent as many %s as are taken: says what to do', async (what, sentences) => {
  const { handler } = setUp({ status: 'full', what });
  const response = await handler(jsonRequest('contact', fields), testContext());
  expect([response.status, await response.json()]).toEqual([
    422,
    { code: 'invalid', fields: sentences },
  ]);
});

test('fields in another order are the same form, another file is not', async () => {
  const { handler, stored } = setUp();
  let at = testContext();
  const send = async (...sent: [string, string | File][]) => {
    const body = new FormData();
    for (const [name, value] of sent) body.append(name, value);
    const url = 'http://127.0.0.1/functions/v1/contact';
    await handler(new Request(url, { method: 'POST', body }), at);
    return stored.at(-1)?.argument.key;
  };
  const email: [string, string] = ['email', 'ada@company.example'];
  const city: [string, string] = ['city', 'Toronto'];
  const name: [string, string] = ['name', 'Ada'];
  const first = await send(email, city, name);
  expect(await send(name, email, city)).toBe(first);
  expect(await send(city, name, email)).toBe(first);
  const file = (content: string, title: string) => ['cv', new File([content], title)] as const;
  const withFile = await send(email, [...file('abc', 'cv.pdf')]);
  expect(await send(email, [...file('xyz', 'cv.pdf')])).toBe(withFile);
  expect(await send(email, [...file('abcd', 'cv.pdf')])).not.toBe(withFile);
  expect(await send(email, [...file('abc', 'other.pdf')])).not.toBe(withFile);
  // The context's clock says 10:00.
  for (const [minute, isSame] of [
    ['09', true],
    ['10', false],
  ] as const) {
    at = testContext({ now: () => new Date(`2026-11-20T10:${minute}:00Z`) });
    expect((await send(email, city, name)) === first).toBe(isSame);
  }
  at = testContext({ clientAddress: () => '203.0.113.8' });
  expect(await send(email, city, name)).not.toBe(first);
});

test('mails go out after an accepted form, and after no other', async () => {
  const started = async (result: Parameters<typeof setUp>[0]) => {
    const works: unknown[] = [];
    const context = testContext({ afterAnswer: (work) => works.push(work) });
    await setUp(result).handler(jsonRequest('contact', fields), context);
    return works.length;
  };
  expect(await started({ status: 'accepted' })).toBe(1);
  expect(await started({ status: 'repeated' })).toBe(0);
  expect(await started({ status: 'limited', retryAfterSeconds: 9 })).toBe(0);
});

const limited = (retryAfterSeconds: number) => ({ status: 'limited' as const, retryAfterSeconds });
const kept = 'value="ada@company.example"';
test.each<[Parameters<typeof setUp>[0], number, string | null, string[]]>([
  [limited(60), 429, '60', ['Send it again in a minute.', kept]],
  [limited(61), 429, '61', ['Send it again in 2 minutes.', kept]],
  [new Error('no database'), 503, null, ['Nothing is lost. Send it again.', kept]],
  [{ status: 'repeated' }, 200, null, ['It has arrived', 'C-1']],
])('without JavaScript the page says what became of the form: %o', async (...row) => {
  const [result, status, wait, words] = row;
  const form = htmlRequest('contact', [['email', 'ada@company.example']]);
  const answer = await setUp(result).handler(form, testContext());
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, wait]);
  expect(answer.headers.get('allow')).toBeNull();
  const text = await answer.text();
  for (const part of words) expect(text).toContain(part);
});

test('without JavaScript a form that cannot be read leads back to its page', async () => {
  const { handler } = setUp();
  const large = await handler(
    htmlRequest('contact', [['email', 'x'.repeat(70_000)]]),
    testContext(),
  );
  expect(large.status).toBe(413);
  const largeText = await large.text();
  expect(largeText).toContain('<title>Talk to us');
  expect(largeText).toContain('Your form is too large.');
  const request = new Request('http://127.0.0.1/functions/v1/contact', {
    headers: { accept: 'text/html' },
  });
  const got = await handler(request, testContext());
  expect(got.status).toBe(405);
  const text = await got.text();
  expect(text).toContain('The form could not be read.');
  expect(text).toContain('<a href="/contact-ai-recruiters">Back to the form</a>');
});

test('a script gets JSON even where it also takes pages, with a charset in its type or without', async () => {
  const { handler } = setUp();
  for (const type of ['application/json', 'application/json; charset=utf-8']) {
    const headers = { accept: 'application/json, text/html', 'content-type': type };
    const response = await handler(jsonRequest('contact', fields, headers), testContext());
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
  const form = htmlRequest('contact', [['email', 'ada@company.example']]);
  form.headers.set('accept', 'application/json');
  const response = await handler(form, testContext());
  expect(response.headers.get('content-type')).toContain('application/json');
});

test('an address that sends too many forms waits, and none of them is read before that', async () => {
  const { handler, stored } = setUp();
  const context = testContext();
  const send = (request: Request) => handler(request, context);
  for (let sent = 0; sent < 60; sent += 1) {
    expect((await send(jsonRequest('contact', { email: 'no' }))).status).toBe(422);
  }
  const over = jsonRequest('contact', fields);
  const refused = await send(over);
  expect([refused.status, refused.headers.get('retry-after'), over.bodyUsed]).toEqual([
    429,
    '60',
    false,
  ]);
  expect(await refused.json()).toEqual({ code: 'rate-limited', retryAfterSeconds: 60 });
  const page = await send(htmlRequest('contact', [['email', 'ada@company.example']]));
  expect(await page.text()).toContain('Go back, and send it again in a minute.');
  expect(stored).toEqual([]);
  expect((await handler(jsonRequest('contact', fields), testContext())).status).toBe(201);
});
