import { expect, test } from 'vitest';
import { htmlRequest, jsonRequest } from '@talent/functions/testing/form-requests.ts';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { handler } from './handler.ts';

const form = {
  email: 'ada@company.example',
  user_role: 'engineer',
  consent: true,
  website: '',
  page: '/blog',
  idempotency_key: '6f1d2c3b-4a59-4e68-8b7a-0c1d2e3f4a5b',
};

test('one email address may ask five times an hour, one network address thirty times', async () => {
  const context = testContext(
    {},
    { submit_newsletter: () => ({ status: 'limited', retry_after_seconds: 90 }) },
  );
  const response = await handler(jsonRequest('newsletter', form), context);
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('90');
  expect(context.calls.map(({ name }) => name)).toEqual(['submit_newsletter']);
  expect(context.calls[0]?.args['submission']).toMatchObject({
    per_email: 5,
    per_address: 30,
    window_seconds: 3600,
  });
});

const accepted = { status: 'accepted', reference: 'N-1' };
const inputOf = async (request: Request) => {
  const context = testContext({}, { submit_newsletter: () => accepted });
  expect((await handler(request, context)).status).toBe(201);
  return context.calls[0]?.args['input'];
};

test('an address is stored with its role and the words that were agreed to, without JavaScript too', async () => {
  const stored = {
    email: 'ada@company.example',
    user_role: 'engineer',
    consent_text: expect.stringContaining('unsubscribe at any time'),
  };
  expect(await inputOf(jsonRequest('newsletter', form))).toMatchObject(stored);
  const fields: [string, string][] = [
    ['email', 'ada@company.example'],
    ['user_role', 'engineer'],
    ['consent', 'on'],
  ];
  expect(await inputOf(htmlRequest('newsletter', fields))).toMatchObject(stored);
  const without = jsonRequest('newsletter', { ...form, user_role: '' });
  expect(await inputOf(without)).toMatchObject({ user_role: null });
});
