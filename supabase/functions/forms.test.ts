import { expect, test } from 'vitest';
import {
  contactFields,
  htmlRequest,
  jsonRequest,
} from '@talent/functions/testing/form-requests.ts';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { handler as contact } from './contact/handler.ts';
import { handler as newsletter } from './newsletter/handler.ts';
import { handler as salaryAccess } from './salary-access/handler.ts';
import { handler as salaryAlert } from './salary-alert/handler.ts';

const email = 'ada@company.example';
const reader = { email, user_role: 'engineer' };
const alert = { email, role: 'ai-engineer', country: 'US' };

/** A backend whose form functions answer like this. */
const answering = (answer: object) =>
  testContext(
    {},
    {
      salary_alert_role: () => ({ label: 'AI Engineer', countries: ['US'] }),
      submit_contact: () => answer,
      submit_newsletter: () => answer,
      submit_salary_access: () => answer,
      submit_salary_alert: () => answer,
      salary_bands: () => [],
    },
  );

test.each([
  ['contact', contact, contactFields, { per_address: 30, per_email: 5 }],
  ['newsletter', newsletter, reader, { per_address: 30, per_email: 5, mail_to: email }],
  ['salary-alert', salaryAlert, alert, { per_address: 30, per_email: 5, mail_to: email }],
  // Whole offices share one network, and an address gets its token again on every device.
  ['salary-access', salaryAccess, reader, { per_address: 60, per_email: 1_000_000 }],
])('%s may come so often an hour, then says when again', async (name, handler, form, limits) => {
  const context = answering({ status: 'limited', retry_after_seconds: 90 });
  const response = await handler(jsonRequest(name, { ...form, consent: true }), context);
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '90']);
  const submission = { window_seconds: 3600, ...limits };
  expect(context.calls.at(-1)?.args).toMatchObject({ submission });
});

test.each([
  [
    'newsletter',
    newsletter,
    reader,
    { input: { ...reader, consent_text: expect.stringContaining('unsubscribe at any time') } },
  ],
  ['newsletter', newsletter, { ...reader, user_role: '' }, { input: { email, user_role: null } }],
  [
    'salary-alert',
    salaryAlert,
    alert,
    {
      input: { ...alert, consent_text: expect.stringContaining('more than 2%') },
      confirm_mail: {
        to: email,
        subject: 'Confirm your salary alert: AI Engineer, United States',
        text: expect.stringMatching(/^Hello,\n\nPlease confirm .*salary-alert-confirm\?token=/s),
        headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      },
      known_mail: { headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } },
    },
  ],
])('%s is stored with the words agreed to, without JavaScript too: %#', async (...row) => {
  const [name, handler, form, stored] = row;
  const typed = Object.entries({ ...form, consent: 'on' });
  for (const request of [jsonRequest(name, { ...form, consent: true }), htmlRequest(name, typed)]) {
    const context = answering({ status: 'accepted', reference: 'N-7K2M9QXD' });
    expect((await handler(request, context)).status).toBe(201);
    expect(context.calls.at(-1)?.args).toMatchObject(stored);
  }
});
