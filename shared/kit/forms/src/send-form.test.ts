import { expect, it } from 'vitest';
import { inMinutes, sendForm } from './send-form.ts';
import { accepted, answerWith } from './testing/answer-with.ts';
import { emailField, oneOf } from './define-form.ts';

const contact = { name: 'contact', contract: 1, proof: 'reference' } as const;
const apply = { ...contact, name: 'apply' };
const unavailable = { status: 'failed', reason: 'unavailable' };

it('posts an object as JSON to the function of that name', async () => {
  const sent = answerWith(accepted());
  await sendForm(contact, { name: 'Ada' });
  const [request] = sent.requests;
  expect(request?.url).toBe('/functions/v1/contact');
  expect(request?.init.headers).toEqual({
    Accept: 'application/json',
    'API-Contract': '1',
    'Content-Type': 'application/json',
  });
  expect(sent.bodies()).toEqual([{ name: 'Ada' }]);
});

it('tells how much of a multipart form has been sent, and takes the answer as any other', async () => {
  const sent = answerWith(accepted('A-1'), new TypeError('Failed to fetch'));
  const shares: number[] = [];
  const body = new FormData();
  expect(await sendForm(apply, body, (share) => shares.push(share))).toEqual({
    status: 'sent',
    receipt: 'A-1',
  });
  expect(shares).toEqual([0.5]);
  expect(sent.requests[0]).toEqual({
    url: '/functions/v1/apply',
    init: { body, headers: { Accept: 'application/json', 'API-Contract': '1' } },
  });
  expect(await sendForm(apply, body, () => undefined)).toEqual({
    status: 'failed',
    reason: 'offline',
  });
});

it.each([201, 200])('gives the receipt of a %i', async (status) => {
  answerWith(Response.json({ reference: 'C-1' }, { status }));
  expect(await sendForm(contact, {})).toEqual({ status: 'sent', receipt: 'C-1' });
});

it.each([
  ['a 503', Response.json({ code: 'unavailable' }, { status: 503 })],
  ['a proxy’s own page', new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['a refusal without fields', Response.json({ code: 'invalid' }, { status: 422 })],
  ['a success without a reference', Response.json({}, { status: 200 })],
  ['a failure that names a reference', Response.json({ reference: 'C-1' }, { status: 500 })],
  ['a redirect that names a reference', Response.json({ reference: 'C-1' }, { status: 300 })],
  ['fields that are null', Response.json({ fields: null }, { status: 422 })],
  ['fields beside another failure', Response.json({ fields: {} }, { status: 500 })],
  ['another conflict', Response.json({ code: 'conflict' }, { status: 409 })],
  ['an answer that is no object', Response.json(null, { status: 503 })],
])('reports %s as unavailable', async (_, answer) => {
  answerWith(answer);
  expect(await sendForm(contact, {})).toEqual(unavailable);
});

it('reads the receipt from the given field', async () => {
  answerWith(Response.json({ token: 'opens-figures' }));
  expect(await sendForm({ name: 'salary-access', contract: 1, proof: 'token' }, {})).toEqual({
    status: 'sent',
    receipt: 'opens-figures',
  });
});

it('waits a minute where a limit does not say for how long', async () => {
  answerWith(Response.json({ retryAfterSeconds: 'soon' }, { status: 429 }));
  expect(await sendForm(contact, {})).toMatchObject({
    retryAfterSeconds: 60,
  });
});

it.each([
  [1, 'in a minute'],
  [60, 'in a minute'],
  [61, 'in 2 minutes'],
  [3600, 'in 60 minutes'],
])('says of %i seconds: %s', (seconds, words) => {
  expect(inMinutes(seconds)).toBe(words);
});

const messages = (value: unknown) =>
  emailField.safeParse(value).error?.issues.map(({ message }) => message);

it.each([
  [undefined, 'Enter your email address.'],
  [7, 'Enter your email address.'],
  ['  ', 'Enter your email address.'],
  [`${'x'.repeat(243)}@example.com`, 'Enter an email address of at most 254 characters.'],
  ['ada@', 'Enter an email address like name@company.com.'],
])('a field refuses %j with one sentence', (value, message) => {
  expect(messages(value)).toEqual([message]);
});

it('a field takes an address without the spaces around it', () => {
  expect(emailField.parse(' ada@company.example ')).toBe('ada@company.example');
});

it.each([
  '\u202Aada@company.example\u202C',
  'ada@company\u00AD.example\u200B',
  '\uFEFFada@company.example\u00A0',
  'ada＠company．example',
  'ａｄａ@company.example\u3000',
])('a field takes %j for what it looks like', (address) => {
  expect(emailField.parse(address)).toBe('ada@company.example');
});

it('a field takes a value of the list alone', () => {
  const field = oneOf([{ value: 'now', label: 'As soon as possible' }], 'Choose one.');
  expect(field.parse('now')).toBe('now');
  expect(field.safeParse('As soon as possible').error?.issues[0]?.message).toBe('Choose one.');
});
