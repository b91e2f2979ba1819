import { beforeEach, describe, expect, test } from 'vitest';
import { atOnce, call, count, lists, query, openDatabase, value } from './testing/database.ts';
import {
  addSubjects,
  first,
  howMany,
  senderOf,
  setLimits,
  statusesOf,
  submissionOf,
  submit,
} from './testing/sum-rows.ts';
import './testing/sum-of-events-cases.ts';

await openDatabase();

await addSubjects();

beforeEach(async () => {
  await setLimits();
  await query('delete from public.job_applications; delete from public.mail_queue');
});

const accepted = { status: 'accepted' };
const limited = { status: 'limited', retry_after_seconds: expect.any(Number) };
const stateOf = (form: string, patch: object = {}) =>
  call('submission_state', form, submissionOf(patch));

describe('forms', () => {
  test('of the networks of one /48 are four times those of one network', async () => {
    const network = { network_hash: 'one /48', per_address: 2 };
    const send = (ip_hash: number) => submit.contact('ada@example.com', { ...network, ip_hash });
    expect(await statusesOf(10, (index) => send(Math.floor(index / 2)))).toEqual(
      first(8, 'accepted', 'limited', 2),
    );
    const elsewhere = { ...network, network_hash: 'another /48' };
    expect(await submit.contact('ada@example.com', elsewhere)).toMatchObject(accepted);
    expect(await stateOf('contact', network)).toMatchObject(limited);
  });

  test('of one sender are limited over all forms of a day, and those of a /48 four times as often', async () => {
    await setLimits({ forms: { per_sender: 2 } });
    const ada = senderOf('a /48');
    expect(await submit.contact('a@example.com', ada)).toMatchObject(accepted);
    expect(await submit.newsletter('b@example.com', ada)).toMatchObject(accepted);
    const third = await submit.apply('c@example.com', 1000, ada);
    expect(third).toMatchObject({ status: 'limited' });
    expect(third['retry_after_seconds']).toBeLessThanOrEqual(86_400);
    expect(await statusesOf(7, () => submit.contact('d@example.com', senderOf('a /48')))).toEqual(
      first(6, 'accepted', 'limited'),
    );
  });

  test('of many senders end at the sum of a day, which closes no other form', async () => {
    await setLimits({ contact: { most: 3 } });
    const full = { status: 'full', what: 'forms' };
    const send = (index: number) => submit.contact(`${index}@example.com`);
    expect(await statusesOf(3, send)).toEqual(Array(3).fill('accepted'));
    expect(await send(4)).toEqual(full);
    expect(await stateOf('contact')).toEqual(full);
    expect(await submit.newsletter('4@example.com')).toMatchObject(accepted);
    expect(await count("public.security_events where subject = 'contact' and reason = 'sum'")).toBe(
      2,
    );
  });

  test('of twenty senders at once are stored exactly up to the sum', async () => {
    await setLimits({ contact: { most: 7 } });
    const stored = await count('public.contact_requests');
    const answers = await atOnce(20, (each, index) =>
      submit.contact(`${index}@example.com`, {}, each),
    );
    expect([howMany(answers, 'accepted'), howMany(answers, 'full')]).toEqual([7, 13]);
    expect((await count('public.contact_requests')) - stored).toBe(7);
  });

  test('count where they only ask about a mistyped address', async () => {
    const one = { ...senderOf(), per_address: 2 };
    const doubt = (index: number) =>
      call('submit_salary_access', submissionOf(one), {
        ...{ email: `${index}@gmial.com`, user_role: 'other', consent_text: 'I agree.' },
        ...{ doubt: 'Did you mean gmail.com?', newsletter: null },
      });
    expect(await statusesOf(3, doubt)).toEqual(['invalid', 'invalid', 'limited']);
  });
});

describe('CVs', () => {
  const MB = 1024 * 1024;
  const full = { status: 'full', what: 'files' };

  test('of twelve senders at once are stored exactly up to the bytes of a day', async () => {
    await setLimits({ 'cvs-day': { most: 3 * MB, per_sender: 2 * MB } });
    const answers = await atOnce(12, (each, index) =>
      submit.apply(`${index}@example.com`, MB, {}, each),
    );
    expect([howMany(answers, 'accepted'), howMany(answers, 'full')]).toEqual([3, 9]);
    expect(await count('public.job_applications')).toBe(3);
    expect(await stateOf('apply', { bytes: 1 })).toEqual(full);
  });

  test('of one sender leave room for the others', async () => {
    await setLimits({ 'cvs-day': { most: 10 * MB, per_sender: 2 * MB } });
    const ada = senderOf();
    expect(await submit.apply('a@example.com', MB, ada)).toMatchObject(accepted);
    expect(await submit.apply('b@example.com', 1.5 * MB, ada)).toEqual(full);
    expect(await submit.apply('c@example.com', MB)).toMatchObject(accepted);
  });

  test('in all are what applications hold, and a deleted one gives its room back', async () => {
    await setLimits({ cvs: { most: 3 * MB } });
    expect(await submit.apply('a@example.com', 2 * MB)).toMatchObject(accepted);
    expect(await submit.apply('b@example.com', 2 * MB)).toEqual(full);
    // Asked before the file is checked and stored.
    expect(await stateOf('apply', { bytes: 2 * MB })).toEqual(full);
    await query('delete from public.job_applications');
    expect(await submit.apply('b@example.com', 2 * MB)).toMatchObject(accepted);
    expect(await value("select amount::int from private.sums where kind = 'cvs'")).toBe(2 * MB);
  });
});

describe('mails', () => {
  const to = async (pattern: string) =>
    (
      await lists(
        'select to_address from public.mail_queue where to_address like $1 order by id',
        pattern,
      )
    ).flat();

  test('to one inbox are five an hour over all forms and spellings, and every form is stored', async () => {
    const spellings = [
      'ada.example@gmail.com',
      'Ada.Example+one@gmail.com',
      'adaexample+two@googlemail.com',
      'a.d.a.example@gmail.com.',
      'ADAEXAMPLE@GMAIL.COM',
    ];
    for (const email of spellings) {
      for (const form of Object.values(submit)) {
        expect(await form(email)).toMatchObject(accepted);
      }
    }
    // To the address as it was typed.
    expect(await to('%mail.com%')).toEqual(Array(5).fill('ada.example@gmail.com'));
    expect(await to('staff@example.com')).toHaveLength(10);
    await submit.contact('grace.example@gmail.com');
    expect(await to('grace%')).toEqual(['grace.example@gmail.com']);
  });

  test.each([
    ['ada+x@example.com', 'ada@example.com'],
    ['+x@example.com', '+x@example.com'],
    ['a.da@example.com', 'a.da@example.com'],
    [' Ada@Example.COM ', 'ada@example.com'],
    ['a.d+y@GoogleMail.com', 'ad@gmail.com'],
  ])('%s counts as %s', async (address, inbox) => {
    expect(await value('select private.inbox_of($1)', address)).toBe(inbox);
  });

  test('that a form is worth nothing without make its sender wait', async () => {
    await statusesOf(5, () => submit.contact('ada@example.com'));
    const wanting = (mail_to: string) => submit.newsletter(mail_to, { mail_to });
    expect(await wanting('ada+news@example.com')).toEqual(limited);
    expect(await wanting('grace@example.com')).toMatchObject(accepted);
  });

  test('to visitors and to staff have a sum of their own; forms beyond are stored without', async () => {
    await setLimits({ 'mails-hour': { most: 2 }, 'notices-day': { most: 3 } });
    const answers = await atOnce(8, (each, index) =>
      submit.contact(`${index}@visitor.example`, {}, each),
    );
    expect(howMany(answers, 'accepted')).toBe(8);
    expect(await to('%@visitor.example')).toHaveLength(2);
    expect(await to('staff@example.com')).toHaveLength(3);
  });
});
