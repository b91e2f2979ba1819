import { expect, test } from 'vitest';
import {
  contactFields,
  htmlRequest,
  jsonRequest,
} from '@talent/functions/testing/form-requests.ts';
import {
  accepting as acceptingForms,
  testContext,
} from '@talent/functions/testing/test-context.ts';
import { isFreeMail } from './form.ts';
import { handler } from './handler.ts';

type Sent = {
  submission: Record<string, unknown>;
  input: Record<string, unknown>;
  mails: object[];
};

const accepting = () => acceptingForms('submit_contact');

const key = '6f1d2c3b-4a59-4e68-8b7a-0c1d2e3f4a5b';
const send = (patch: object, context = accepting()) =>
  handler(jsonRequest('contact', { ...contactFields, idempotency_key: key, ...patch }), context);

const formFields: [string, string][] = [
  ['name', 'Ada Example'],
  ['email', 'ada@company.example'],
  ['company', 'Example Robotics'],
  ['need', 'contract'],
  ['roles', 'mlops-engineer'],
  ['roles', 'data-engineer'],
  ['timeline', 'now'],
  ['message', 'We need two engineers.\r\nSoon, and in Toronto.'],
  ['consent', 'on'],
  ['website', ''],
];
const without = (name: string) => formFields.filter(([field]) => field !== name);

test('a valid form is stored with its key and answered with the reference', async () => {
  const context = accepting();
  const response = await send({ page: '/contact-ai-recruiters' }, context);
  expect(response.status).toBe(201);
  const { reference } = (await response.json()) as { reference: string };
  expect(reference).toMatch(/^C-[0-9A-HJKMNP-TV-Z]{8}$/);
  const [call] = context.calls;
  expect(call?.name).toBe('submit_contact');
  const { submission, input, mails } = call?.args as Sent;
  expect(submission).toMatchObject({ key, reference, page: '/contact-ai-recruiters' });
  expect(input).toMatchObject({ ...contactFields, consent_text: expect.stringContaining('agree') });
  expect(mails).toEqual([
    expect.objectContaining({ to: contactFields.email }),
    expect.objectContaining({
      to: 'staff@example.com',
      headers: { 'Reply-To': contactFields.email },
    }),
  ]);
});

test.each([
  ['name', ''],
  ['name', 'A'],
  ['name', '   A   '],
  ['name', 'x'.repeat(101)],
  ['name', 'line\nbreak'],
  ['name', 'nul\u0000'],
  ['name', 42],
  ['name', undefined],
  ['email', ''],
  ['email', 'nobody'],
  ['email', 'a@b@c.example'],
  ['email', `a@b.example\nBcc: c@d.example`],
  ['email', `${'x'.repeat(250)}@b.example`],
  ['email', ['a@b.example']],
  ['company', 'x'],
  ['company', 'x'.repeat(121)],
  ['need', 'everything'],
  ['need', null],
  ['roles', 'mlops-engineer'],
  ['roles', ['juggler']],
  ['roles', ['other', 'other']],
  ['timeline', 'yesterday'],
  ['context', 'x'.repeat(2001)],
  ['context', { role: 'mlops-engineer' }],
  ['message', 'too short'],
  ['message', 'x'.repeat(19)],
  ['message', ` ${' '.repeat(50)}`],
  ['message', 'x'.repeat(4001)],
  ['message', { text: 'x'.repeat(100) }],
  ['consent', false],
  ['consent', 'true'],
])('an invalid %s (%j) is named, and nothing is stored', async (field, value) => {
  const context = accepting();
  const response = await send({ [field]: value }, context);
  expect(response.status).toBe(422);
  const body = (await response.json()) as { code: string; fields: Record<string, string> };
  expect(body.code).toBe('invalid');
  expect(Object.keys(body.fields)).toEqual([field]);
  expect(body.fields[field]).toMatch(/\.$/);
  expect(context.calls).toEqual([]);
});

test.each([
  ['name', 2, 100],
  ['company', 2, 120],
  ['message', 20, 4000],
])('a %s of %i to %i characters is stored', async (field, min, max) => {
  for (const length of [min, max]) {
    expect((await send({ [field]: 'x'.repeat(length) })).status).toBe(201);
  }
});

test('everything that is missing is named at once', async () => {
  const response = await handler(jsonRequest('contact', {}), accepting());
  const { fields } = (await response.json()) as { fields: object };
  expect(Object.keys(fields)).toEqual(['name', 'email', 'message', 'consent']);
});

test('name, email, message and consent are enough', async () => {
  const context = accepting();
  const { name, email, message, consent } = contactFields;
  const response = await handler(
    jsonRequest('contact', { name, email, message, consent }),
    context,
  );
  expect(response.status).toBe(201);
  const { input, mails } = context.calls[0]?.args as Sent;
  expect(input).toMatchObject({ company: '', need: '', roles: [], timeline: '', context: {} });
  expect(JSON.stringify(mails[1])).toContain('A hiring request from Ada Example');
});

test('what the sender looked at is stored and mailed to the staff, and unknown values are dropped', async () => {
  const context = accepting();
  const looked =
    'role=mlops-engineer&level=SE&place=Austin%2C+TX&amount=180000USD&mode=moon&email=x&from=%2Fhire-mlops-engineers';
  expect((await send({ context: looked }, context)).status).toBe(201);
  const { input, mails } = context.calls[0]?.args as Sent;
  expect(input['context']).toEqual({
    role: 'mlops-engineer',
    level: 'senior',
    place: 'Austin, TX',
    amount: '180000USD',
    from: '/hire-mlops-engineers',
  });
  const [receipt, notice] = mails.map((mail) => JSON.stringify(mail));
  expect(notice).toMatch(/MLOps engineer.*Senior.*Austin, TX.*\$180,000 a year/);
  expect(receipt).not.toContain('Austin');
});

test('without JavaScript it comes from the address of the page, and the page that is shown again says it', async () => {
  const context = accepting();
  const request = (fields: [string, string][]) => {
    const sent = htmlRequest('contact', fields);
    sent.headers.set(
      'referer',
      'https://site.example/contact-ai-recruiters?role=nlp-engineer&mode=moon',
    );
    return sent;
  };
  await handler(request([...formFields, ['context', '']]), context);
  const { input } = context.calls[0]?.args as Sent;
  expect(input['context']).toEqual({ role: 'nlp-engineer' });
  const refused = await handler(request([...without('email'), ['context', '']]), context);
  expect(await refused.text()).toContain('<p>Role: NLP engineer</p>');
  // A script that has removed it says so.
  const removed = jsonRequest('contact', { ...contactFields, context: '' });
  removed.headers.set('referer', 'https://site.example/contact-ai-recruiters?role=nlp-engineer');
  await handler(removed, context);
  expect(
    (context.calls.findLast(({ name }) => name === 'submit_contact')?.args as Sent).input[
      'context'
    ],
  ).toEqual({});
});

test('a robot that fills in the hidden field gets a reference, and nothing is stored', async () => {
  const context = accepting();
  const response = await send({ website: 'https://spam.example', email: 'broken' }, context);
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ reference: expect.stringMatching(/^C-/) });
  expect(context.calls).toEqual([]);
});

test('a database that does not answer gives a 503, and the log quotes nothing that was typed', async () => {
  const lines: string[] = [];
  const response = await send({}, testContext({ log: (line) => lines.push(line) }));
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ code: 'unavailable' });
  expect(lines.join()).toContain('contact was not stored');
  expect(lines.join()).not.toContain('ada@');
});

test('without JavaScript the answer is a page with the reference and what happens next', async () => {
  const context = accepting();
  const response = await handler(htmlRequest('contact', formFields), context);
  expect(response.status).toBe(201);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('content-security-policy')).toMatch(/style-src 'sha256-/);
  expect(response.headers.get('x-page-policy')).toBe(
    response.headers.get('content-security-policy'),
  );
  const { input, submission } = context.calls[0]?.args as Sent;
  expect(input['roles']).toEqual(['mlops-engineer', 'data-engineer']);
  expect(input['message']).toBe('We need two engineers.\nSoon, and in Toronto.');
  const page = await response.text();
  expect(page).toContain(String(submission['reference']));
  expect(page).toContain('A recruiter answers by email within 1 business day');
});

test('without JavaScript an invalid form comes back with its values, and the errors linked', async () => {
  const name = '"><script>alert(1)</script>';
  const response = await handler(
    htmlRequest('contact', [
      ...without('email').filter(([f]) => f !== 'name'),
      ['name', name],
      ['email', 'nobody'],
    ]),
    accepting(),
  );
  expect(response.status).toBe(422);
  const page = await response.text();
  const escaped = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;';
  expect(page).toContain(`id="name" name="name" value="${escaped}"`);
  expect(page).not.toContain('<script>');
  expect(page).toContain('<a href="#email">Enter an email address like name@company.com.</a>');
  expect(page).toMatch(/value="data-engineer"[^>]* checked/);
  expect(page).toContain('We need two engineers.');
});

test('the typed text is mailed to the staff alone, never to an unconfirmed address', async () => {
  const context = accepting();
  await send({ name: 'Buy pills', company: 'spam.example' }, context);
  const [sender, staff] = (context.calls[0]?.args as Sent).mails.map((mail) =>
    JSON.stringify(mail),
  );
  expect(sender).not.toMatch(/pills|spam|serving platform/);
  expect(staff).toContain('serving platform');
});

test.each(['Ann\ud800', '\udc00Ann', 'Ann\0'])(
  'the name %j is refused with its own sentence, and nothing is stored',
  async (name) => {
    const context = accepting();
    const response = await send({ name, other: '\ud800' }, context);
    expect([response.status, await response.json()]).toEqual([
      422,
      { code: 'invalid', fields: { name: 'Remove the characters that cannot be displayed.' } },
    ]);
    expect(context.calls).toEqual([]);
  },
);

test('knows the public providers of mail, in any spelling', () => {
  for (const address of ['ada@gmail.com', ' Ada@GMAIL.com ', 'a@yahoo.ca', 'a@proton.me']) {
    expect(isFreeMail(address), address).toBe(true);
  }
  for (const address of ['ada@company.example', 'gmail.com@company.example', 'ada', '']) {
    expect(isFreeMail(address), address).toBe(false);
  }
});
