import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startMigratedServer } from './testing/migrated-server.ts';
import {
  addSubjects,
  atOnce,
  call,
  senderOf,
  setLimits,
  submissionOf,
  submit,
  count,
} from './testing/sum-rows.ts';

const server = await startMigratedServer();
const { client } = server;
afterAll(() => server.stop());
await addSubjects(client);

beforeEach(async () => {
  await setLimits(client);
  await client.query('delete from public.job_applications; delete from public.mail_queue');
});

const statuses = (answers: readonly Record<string, unknown>[]) =>
  answers.map(({ status }) => status);
const howMany = (answers: readonly Record<string, unknown>[], status: string) =>
  statuses(answers).filter((one) => one === status).length;

describe('forms', () => {
  test('of the networks of one /48 are four times those of one network', async () => {
    const send = (network_hash: string, ip_hash: string) =>
      submit.contact(client, 'ada@example.com', { network_hash, ip_hash, per_address: 2 });
    const answers = [];
    for (const ip of ['a', 'b', 'c', 'd', 'e']) {
      for (let time = 0; time < 2; time += 1) answers.push(await send('one /48', ip));
    }
    expect(statuses(answers)).toEqual([
      ...Array<string>(8).fill('accepted'),
      ...Array<string>(2).fill('limited'),
    ]);
    expect(await send('another /48', 'f')).toMatchObject({ status: 'accepted' });
    expect(
      await call(
        client,
        'submission_state',
        'contact',
        submissionOf({ network_hash: 'one /48', per_address: 2 }),
      ),
    ).toMatchObject({ status: 'limited', retry_after_seconds: expect.any(Number) });
  });

  test('of one sender are limited over all forms of a day, and those of a /48 four times as often', async () => {
    await setLimits(client, { forms: { per_sender: 2 } });
    const ada = senderOf('a /48');
    expect(await submit.contact(client, 'a@example.com', ada)).toMatchObject({
      status: 'accepted',
    });
    expect(await submit.newsletter(client, 'b@example.com', ada)).toMatchObject({
      status: 'accepted',
    });
    const third = await submit.apply(client, 'c@example.com', 1000, ada);
    expect(third).toMatchObject({ status: 'limited' });
    expect(third['retry_after_seconds']).toBeLessThanOrEqual(86_400);
    const others = [];
    for (let index = 0; index < 7; index += 1) {
      others.push(await submit.contact(client, 'd@example.com', senderOf('a /48')));
    }
    expect(statuses(others)).toEqual([...Array<string>(6).fill('accepted'), 'limited']);
  });

  test('of many senders end at the sum of a day, which closes no other form', async () => {
    await setLimits(client, { contact: { most: 3 } });
    for (let index = 0; index < 3; index += 1) {
      expect(await submit.contact(client, `${index}@example.com`)).toMatchObject({
        status: 'accepted',
      });
    }
    const full = { status: 'full', what: 'forms' };
    expect(await submit.contact(client, '4@example.com')).toEqual(full);
    expect(await call(client, 'submission_state', 'contact', submissionOf())).toEqual(full);
    expect(await submit.newsletter(client, '4@example.com')).toMatchObject({ status: 'accepted' });
    expect(
      await count(client, "public.security_events where subject = 'contact' and reason = 'sum'"),
    ).toBe(2);
  });

  test('of twenty senders at once are stored exactly up to the sum', async () => {
    await setLimits(client, { contact: { most: 7 } });
    const stored = await count(client, 'public.contact_requests');
    const answers = await atOnce(server, 20, (each, index) =>
      submit.contact(each, `${index}@example.com`),
    );
    expect([howMany(answers, 'accepted'), howMany(answers, 'full')]).toEqual([7, 13]);
    expect((await count(client, 'public.contact_requests')) - stored).toBe(7);
  });

  test('count where they only ask about a mistyped address', async () => {
    const one = { ...senderOf(), per_address: 2 };
    const doubt = (index: number) =>
      call(client, 'submit_salary_access', submissionOf(one), {
        ...{ email: `${index}@gmial.com`, user_role: 'other', consent_text: 'I agree.' },
        ...{ doubt: 'Did you mean gmail.com?', newsletter: null },
      });
    expect(await doubt(1)).toMatchObject({ status: 'invalid' });
    expect(await doubt(2)).toMatchObject({ status: 'invalid' });
    expect(await doubt(3)).toMatchObject({ status: 'limited' });
  });
});

describe('CVs', () => {
  const MB = 1024 * 1024;
  const full = { status: 'full', what: 'files' };

  test('of twelve senders at once are stored exactly up to the bytes of a day', async () => {
    await setLimits(client, { 'cvs-day': { most: 3 * MB, per_sender: 2 * MB } });
    const answers = await atOnce(server, 12, (each, index) =>
      submit.apply(each, `${index}@example.com`, MB),
    );
    expect([howMany(answers, 'accepted'), howMany(answers, 'full')]).toEqual([3, 9]);
    expect(await count(client, 'public.job_applications')).toBe(3);
    const state = (bytes: number) =>
      call(client, 'submission_state', 'apply', submissionOf({ bytes }));
    expect(await state(1)).toEqual(full);
  });

  test('of one sender leave room for the others', async () => {
    await setLimits(client, { 'cvs-day': { most: 10 * MB, per_sender: 2 * MB } });
    const ada = senderOf();
    expect(await submit.apply(client, 'a@example.com', MB, ada)).toMatchObject({
      status: 'accepted',
    });
    expect(await submit.apply(client, 'b@example.com', 1.5 * MB, ada)).toEqual(full);
    expect(await submit.apply(client, 'c@example.com', MB)).toMatchObject({ status: 'accepted' });
  });

  test('in all are what applications hold, and a deleted one gives its room back', async () => {
    await setLimits(client, { cvs: { most: 3 * MB } });
    expect(await submit.apply(client, 'a@example.com', 2 * MB)).toMatchObject({
      status: 'accepted',
    });
    expect(await submit.apply(client, 'b@example.com', 2 * MB)).toEqual(full);
    // Asked before the file is checked and stored.
    const state = call(client, 'submission_state', 'apply', submissionOf({ bytes: 2 * MB }));
    expect(await state).toEqual(full);
    await client.query('delete from public.job_applications');
    expect(await submit.apply(client, 'b@example.com', 2 * MB)).toMatchObject({
      status: 'accepted',
    });
    const total = "select amount::int as bytes from private.sums where kind = 'cvs'";
    expect((await client.query(total)).rows).toEqual([{ bytes: 2 * MB }]);
  });
});

describe('mails', () => {
  const to = async (pattern: string) =>
    (
      await client.query<{ to_address: string }>(
        'select to_address from public.mail_queue where to_address like $1 order by id',
        [pattern],
      )
    ).rows.map(({ to_address }) => to_address);

  test('to one inbox are five an hour over all forms and spellings, and every form is stored', async () => {
    const spellings = [
      'ada.example@gmail.com',
      'Ada.Example+one@gmail.com',
      'adaexample+two@googlemail.com',
      'a.d.a.example@gmail.com.',
      'ADAEXAMPLE@GMAIL.COM',
    ];
    const forms = [
      submit.contact,
      submit.apply,
      submit.newsletter,
      submit.salaryAlert,
      submit.salaryAccess,
    ] as const;
    const answers = [];
    for (const email of spellings) {
      for (const form of forms) answers.push(await form(client, email));
    }
    expect(new Set(statuses(answers))).toEqual(new Set(['accepted']));
    // To the address as it was typed.
    expect(await to('%mail.com%')).toEqual(Array<string>(5).fill('ada.example@gmail.com'));
    expect(await to('staff@example.com')).toHaveLength(10);
    await submit.contact(client, 'grace.example@gmail.com');
    expect(await to('grace%')).toEqual(['grace.example@gmail.com']);
  });

  test.each([
    ['ada+x@example.com', 'ada@example.com'],
    ['+x@example.com', '+x@example.com'],
    ['a.da@example.com', 'a.da@example.com'],
    [' Ada@Example.COM ', 'ada@example.com'],
    ['a.d+y@GoogleMail.com', 'ad@gmail.com'],
  ])('%s counts as %s', async (address, inbox) => {
    const { rows } = await client.query('select private.inbox_of($1) as inbox', [address]);
    expect(rows).toEqual([{ inbox }]);
  });

  test('that a form is worth nothing without make its sender wait', async () => {
    for (let index = 0; index < 5; index += 1) await submit.contact(client, 'ada@example.com');
    const wanting = (mail_to: string) => submit.newsletter(client, mail_to, { mail_to });
    const waits = { status: 'limited', retry_after_seconds: expect.any(Number) };
    expect(await wanting('ada+news@example.com')).toEqual(waits);
    expect(await wanting('grace@example.com')).toMatchObject({ status: 'accepted' });
  });

  test('to visitors and to staff have a sum of their own; forms beyond are stored without', async () => {
    await setLimits(client, { 'mails-hour': { most: 2 }, 'notices-day': { most: 3 } });
    const answers = await atOnce(server, 8, (each, index) =>
      submit.contact(each, `${index}@visitor.example`),
    );
    expect(howMany(answers, 'accepted')).toBe(8);
    expect(await to('%@visitor.example')).toHaveLength(2);
    expect(await to('staff@example.com')).toHaveLength(3);
  });

  test('of the sign-in have a sum of an hour', async () => {
    await setLimits(client, { 'sign-in-mails': { most: 1 } });
    const take = () => client.query('select private.take_sign_in_mail() as taken');
    expect((await take()).rows).toEqual([{ taken: true }]);
    expect((await take()).rows).toEqual([{ taken: false }]);
  });
});
