import { randomUUID } from 'node:crypto';
import { unwrap } from '@talent/data/unwrap';
import { expect, test } from 'vitest';
import { fileStack, newAddress } from '@talent/functions/testing/file-stack.ts';

const { mailsTo, operator, post } = await fileStack();

const newEmail = () => `${randomUUID()}@company.example`;

async function send(fields: object, address = newAddress()) {
  const common = { page: '/ai-ml-salary-data', website: '', user_role: 'engineer' };
  const sent = { ...common, idempotency_key: randomUUID(), ...fields };
  const response = await post('salary-access', sent, { 'x-forwarded-for': address });
  const body = (await response.json()) as { token: string; fields: { email: string } };
  return { status: response.status, ...body };
}

const requests = async (email: string) =>
  unwrap(await operator.from('salary_access_requests').select().eq('email', email));

test('stores one row for an address, with the consent text and the page, and sends no mail', async () => {
  const email = newEmail();
  const first = await send({ email, user_role: 'employer' });
  const second = await send({ email, user_role: 'other', page: '/ai-salary-calculator' });
  expect(second.token).toBe(first.token);
  const rows = await requests(email);
  expect(rows).toMatchObject([
    {
      user_role: 'other',
      page: '/ai-salary-calculator',
      newsletter: false,
      consent_text: expect.stringContaining('24 months'),
    },
  ]);
  await mailsTo(email, 0);
});

test('the newsletter that was ticked needs a confirmation, asked for by one mail a day', async () => {
  const email = newEmail();
  await send({ email, newsletter: true });
  await send({ email, newsletter: true });
  const [mail] = await mailsTo(email, 1);
  expect(mail?.text).toContain('newsletter-confirm?token=');
  await send({ email });
  expect(await requests(email)).toMatchObject([{ newsletter: true }]);
  await mailsTo(email, 1);
});

test('a likely typo is questioned once, and the same address is accepted the second time', async () => {
  const address = newAddress();
  const email = `${randomUUID()}@gmial.com`;
  const asked = await send({ email }, address);
  expect(asked.status).toBe(422);
  expect(asked.fields.email).toContain(`Did you mean ${email.replace('gmial', 'gmail')}?`);
  expect(await requests(email)).toEqual([]);
  expect((await send({ email }, address)).status).toBe(201);
  expect(await requests(email)).toHaveLength(1);
});
