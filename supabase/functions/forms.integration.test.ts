import { randomUUID } from 'node:crypto';
import { unwrap } from '@talent/data/unwrap';
import { expect, test, vi } from 'vitest';
import { fileStack, linkIn, newAddress } from '@talent/functions/testing/file-stack.ts';

const stack = await fileStack();
const { operator, mailsTo, signedIn: admin, post: send } = stack;

const subscribe = (email: string) => {
  const common = { page: '/ai-salary-newsletter', website: '', idempotency_key: randomUUID() };
  const fields = { ...common, email, user_role: 'engineer', consent: true };
  return send('newsletter', fields, { 'x-forwarded-for': newAddress() });
};

const subscribers = async (email: string) =>
  unwrap(await operator.from('newsletter_subscribers').select().eq('email', email));

test('a subscription counts from the confirmation on, and ends with the link in a mail', async () => {
  const email = 'reader@company.example';
  expect((await subscribe(email)).status).toBe(201);
  expect(await subscribers(email)).toMatchObject([
    {
      status: 'pending',
      user_role: 'engineer',
      consent_page: '/ai-salary-newsletter',
      consent_text: expect.stringContaining('I agree'),
    },
  ]);
  // Not confirmed yet: asked again, it gets another link.
  expect((await subscribe(email)).status).toBe(201);
  const [asked, before] = await mailsTo(email, 2);
  for (const mail of [asked, before]) expect(mail?.subject).toMatch(/^Confirm/);
  // The first mail ends it, too.
  const firstLink = (before?.headers?.['list-unsubscribe'] ?? '').slice(1, -1);
  await fetch(firstLink, { method: 'POST', redirect: 'manual' });
  expect(await subscribers(email)).toEqual([]);
  expect((await subscribe(email)).status).toBe(201);
  const confirmLink = linkIn(asked?.text);
  expect(await (await fetch(confirmLink)).text()).toContain('Confirm subscription');
  expect(await subscribers(email)).toMatchObject([{ status: 'pending' }]);

  const confirmed = await fetch(confirmLink, { method: 'POST', redirect: 'manual' });
  expect(confirmed.headers.get('location')).toMatch(/^\/ai-salary-newsletter\/confirm#token=/);
  expect(await subscribers(email)).toMatchObject([
    { status: 'confirmed', confirmed_at: expect.any(String) },
  ]);
  expect(unwrap(await (await admin()).rpc('newsletter_counts'))).toMatchObject({ confirmed: 1 });

  // Signed up again: the same answer, another mail, and the subscription stays.
  expect((await subscribe('READER@company.example')).status).toBe(201);
  const [known] = await mailsTo('READER@company.example', 1);
  expect(known?.subject).toContain('already');
  expect(known?.headers?.['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(await subscribers(email)).toMatchObject([{ status: 'confirmed' }]);

  const unsubscribeLink = (known?.headers?.['list-unsubscribe'] ?? '').slice(1, -1);
  const gone = await fetch(unsubscribeLink, { method: 'POST', redirect: 'manual' });
  expect(gone.headers.get('location')).toBe('/ai-salary-newsletter/unsubscribe');
  expect(await subscribers(email)).toEqual([]);
  expect((await fetch(confirmLink, { method: 'POST', redirect: 'manual' })).status).toBe(410);
});

test('a mail of the sign-in counts, and a request for one to nobody does not', async () => {
  for (const email of ['nobody@example.com', stack.admin.email]) {
    await fetch(`${stack.url}/auth/v1/recover`, {
      method: 'POST',
      headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
  }
  const taken = "select amount::int as amount from private.sums where kind = 'sign-in-mails'";
  const rows = async () => (await stack.database.database.query(taken)).rows;
  await vi.waitFor(async () => expect(await rows()).toEqual([{ amount: 1 }]));
});
