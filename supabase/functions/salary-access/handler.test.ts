import { expect, test } from 'vitest';
import { isSalaryToken } from '@talent/functions/tokens/link-token.ts';
import { htmlRequest, jsonRequest } from '@talent/functions/testing/form-requests.ts';
import {
  accepting as acceptingForms,
  testContext,
} from '@talent/functions/testing/test-context.ts';
import { handler } from './handler.ts';

type Sent = { submission: Record<string, unknown>; input: Record<string, unknown> };
type Answer = { reference: string; token: string; fields: Record<string, string> };

const fields = { email: 'ada@company.example', user_role: 'employer', newsletter: false };
const key = '6f1d2c3b-4a59-4e68-8b7a-0c1d2e3f4a5b';

const accepting = () => acceptingForms('submit_salary_access');

async function send(patch: object, context = accepting()) {
  const request = jsonRequest('salary-access', { ...fields, idempotency_key: key, ...patch });
  const response = await handler(request, context);
  return { status: response.status, body: (await response.json()) as Answer, context };
}
const inputOf = (context: ReturnType<typeof accepting>) => (context.calls[0]?.args as Sent).input;

test('an address is stored and answered with a token that says nothing about it', async () => {
  const { status, body, context } = await send({ page: '/ai-salary-calculator' });
  expect(status).toBe(201);
  expect(body.reference).toMatch(/^SD-[0-9A-HJKMNP-TV-Z]{8}$/);
  expect(await isSalaryToken(context.secret, body.token, context.now())).toBe(true);
  expect(body.token).not.toContain('ada');
  expect(inputOf(context)).toMatchObject({
    email: fields.email,
    user_role: 'employer',
    consent_text: expect.stringContaining('24 months'),
    doubt: null,
    newsletter: null,
  });
});

test('the same address has the same token on every device, whatever its case', async () => {
  const first = await send({});
  const second = await send({ email: 'Ada@Company.example', idempotency_key: undefined });
  expect(second.body.token).toBe(first.body.token);
  expect((await send({ email: 'bob@company.example' })).body.token).not.toBe(first.body.token);
});

test('an address sent twice with one key gets its token both times', async () => {
  const repeated = { status: 'repeated', reference: 'SD-7K2M9QXD' };
  const { status, body } = await send(
    {},
    testContext({}, { submit_salary_access: () => repeated }),
  );
  expect(status).toBe(200);
  expect(body.token).toMatch(/^[0-9a-f-]{36}\.0\.[\w-]{43}$/);
});

test('the newsletter is asked for with the words that were agreed to and a mail that confirms it', async () => {
  const { context } = await send({ newsletter: true });
  expect(inputOf(context)['newsletter']).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    consent_text: expect.stringContaining('newsletter'),
    confirm_mail: { to: fields.email, text: expect.stringContaining('newsletter-confirm?token=') },
  });
});

test.each([
  ['email', 'nobody', 'name@company.com'],
  ['email', 'ada@mailinator.com', 'disposable email address'],
  ['email', 'ada@box.Mailinator.com', 'disposable email address'],
  ['user_role', 'robot', 'Choose'],
  ['newsletter', 'yes', 'Check the box'],
])('%s "%s" is refused kindly, and nothing is stored', async (field, value, words) => {
  const { status, body, context } = await send({ [field]: value });
  expect(status).toBe(422);
  expect(Object.keys(body.fields)).toEqual([field]);
  expect(body.fields[field]).toContain(words);
  expect(context.calls).toEqual([]);
});

test('a robot learns a reference and gets no token', async () => {
  const { status, body, context } = await send({ website: 'https://spam.example' });
  expect(status).toBe(201);
  expect(body).toEqual({ reference: expect.stringMatching(/^SD-/) });
  expect(context.calls).toEqual([]);
});

test('without JavaScript a page says that the figures stay closed', async () => {
  const context = accepting();
  const request = htmlRequest('salary-access', [
    ['email', fields.email],
    ['user_role', 'other'],
    ['newsletter', 'on'],
  ]);
  const response = await handler(request, context);
  expect(response.status).toBe(201);
  const page = await response.text();
  expect(page).toContain('need JavaScript');
  expect(page).toContain('href="/ai-ml-salary-data"');
  expect(inputOf(context)['newsletter']).not.toBeNull();
});
