import { expect, test } from 'vitest';
import { jsonRequest } from '@talent/functions/testing/form-requests.ts';
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

test('one e-mail address may ask five times an hour, one network address thirty times', async () => {
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
