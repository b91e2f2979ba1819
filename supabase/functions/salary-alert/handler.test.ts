import { expect, test } from 'vitest';
import { htmlRequest, jsonRequest } from '@talent/functions/testing/form-requests.ts';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { handler } from './handler.ts';

const form = {
  email: 'ada@company.example',
  role: 'ai-engineer',
  country: 'US',
  consent: true,
  website: '',
  page: '/ai-ml-salary-data',
  idempotency_key: '6f1d2c3b-4a59-4e68-8b7a-0c1d2e3f4a5b',
};
const known = () => ({ label: 'AI Engineer', countries: ['US'] });

test('one email address may ask five times an hour, one network address thirty times', async () => {
  const context = testContext(
    {},
    {
      salary_alert_role: known,
      submit_salary_alert: () => ({ status: 'limited', retry_after_seconds: 90 }),
    },
  );
  const response = await handler(jsonRequest('salary-alert', form), context);
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('90');
  expect(context.calls.at(-1)?.args['submission']).toMatchObject({
    per_email: 5,
    per_address: 30,
    window_seconds: 3600,
  });
});

test('an alert is stored with the words that were agreed to, and its mail names role and country, without JavaScript too', async () => {
  const fields: [string, string][] = [
    ['email', 'ada@company.example'],
    ['role', 'ai-engineer'],
    ['country', 'US'],
    ['consent', 'on'],
  ];
  for (const request of [jsonRequest('salary-alert', form), htmlRequest('salary-alert', fields)]) {
    const accepted = { status: 'accepted', reference: 'SA-7K2M9QXD' };
    const context = testContext(
      {},
      { salary_alert_role: known, submit_salary_alert: () => accepted },
    );
    expect((await handler(request, context)).status).toBe(201);
    expect(context.calls.at(-1)?.args).toMatchObject({
      input: {
        email: 'ada@company.example',
        role: 'ai-engineer',
        country: 'US',
        consent_text: expect.stringContaining('more than 2%'),
      },
      confirm_mail: {
        to: 'ada@company.example',
        subject: 'Confirm your salary alert: AI Engineer, United States',
        text: expect.stringMatching(/^Hello,\n\nPlease confirm .*salary-alert-confirm\?token=/s),
      },
      known_mail: { headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } },
    });
  }
});
