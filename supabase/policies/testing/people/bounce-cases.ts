import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { call, lists, query } from '../database.ts';
import { addContact, addJobApplication, beginAsAdmin, found, historyOf } from './people-rows.ts';

// Addresses that refuse mail, and correcting them.
describe('bounces', () => {
  let id: string;
  beginAsAdmin(async () => {
    id = await addContact({ email: 'Ada@Company.Example' });
    await write(id);
  });

  const write = (record: string) =>
    call('send_person_mail', randomUUID(), record, 'book-a-call', 'Book a call', 'Hello');
  /** Hands the due mails to the sender, whose attempt ends like this. */
  const attempt = async (error: string | null, bounce: object | null = null) => {
    await query('update public.mail_queue set next_attempt_at = now()');
    await query(
      'select public.finish_mail(mails.id, $1, $2) from public.claim_mails(9) as mails',
      ...[error, bounce],
    );
  };
  const noMailbox = { reason: 'no-mailbox', code: '5.1.1' };
  const refuse = () => attempt('550 5.1.1 No such user', noMailbox);
  const bounces = () => lists('select address_key, reason, code, answer from public.mail_bounces');
  const mails = () => lists('select to_address, status, attempts from public.mail_queue');
  const thread = () => lists('select to_address, status from public.people_mails');
  const items = () => query('select kind, urgency, facts from private.inbox_mails()');

  test('an address without a mailbox is given up at once, with what its server answered', async () => {
    await refuse();
    expect(await bounces()).toEqual([
      ['ada@company.example', 'no-mailbox', '5.1.1', '550 5.1.1 No such user'],
    ]);
    expect(await mails()).toEqual([['Ada@Company.Example', 'failed', 1]]);
    expect(await thread()).toEqual([['Ada@Company.Example', 'failed']]);
  });

  test('a full mailbox is tried again, and a mail that is taken there ends the bounce', async () => {
    await attempt('552 5.2.2 Over quota', { reason: 'full', code: '5.2.2' });
    expect(await mails()).toEqual([['Ada@Company.Example', 'queued', 1]]);
    expect(await bounces()).toHaveLength(1);
    await attempt('connect ECONNREFUSED');
    expect(await bounces()).toHaveLength(1);
    await attempt(null);
    expect(await bounces()).toEqual([]);
    expect(await mails()).toEqual([['Ada@Company.Example', 'sent', 3]]);
  });

  test('the bounce of a person is one item, and none of the other kinds counts its mails', async () => {
    await write(id);
    await refuse();
    const facts = { id, name: 'Ada Example', email: 'Ada@Company.Example', ...noMailbox };
    expect(await items()).toEqual([
      ...[
        {
          kind: 'address-wrong',
          urgency: 'now',
          facts: { ...facts, error: '550 5.1.1 No such user' },
        },
      ],
    ]);
    await query(
      `update public.mail_bounces set reason = 'full', code = '5.2.2';
       update public.mail_queue set status = 'queued', attempts = 5`,
    );
    expect(await items()).toMatchObject([
      { kind: 'mail-bounced', urgency: 'now', facts: { reason: 'full' } },
    ]);
  });

  test('of anyone else the mails are counted by kind, as before', async () => {
    await query(
      `delete from public.mail_queue;
       insert into public.mail_queue (dedupe_key, to_address, subject, text)
         values ('newsletter:1', 'bea@company.example', 'News', 'Hello')`,
    );
    await refuse();
    expect(await bounces()).toHaveLength(1);
    expect(await lists('select kind, count::int from private.inbox_mails()')).toEqual([
      ['mails-stuck', 1],
    ]);
  });

  test('trying again forgets the bounce and sends the letters of all records of the address', async () => {
    await write(await addJobApplication({ email: 'ada@company.example' }));
    await refuse();
    expect(await call('retry_person_mails', id)).toBe(2);
    expect(await bounces()).toEqual([]);
    const queued = [expect.any(String), 'queued', 0];
    expect(await mails()).toEqual([queued, queued]);
    // Nothing waits after a refusal any more: a second press sends nothing twice.
    await attempt(null);
    expect(await call('retry_person_mails', id)).toBe(0);
    expect(await call('retry_person_mails', randomUUID())).toBeNull();
  });

  test('a corrected address gets the letters, in every record that had the wrong one', async () => {
    const other = await addJobApplication({ email: 'ada@company.example' });
    await refuse();
    const correct = (from: string, to: string, record = id) =>
      call('correct_person_address', record, from, to);
    const email = 'ada@company.test';
    const first = await correct('Ada@Company.Example', ` ${email} `);
    expect(first).toEqual({ status: 'saved', email, mails: 1 });
    // The answer of the first correction was lost on its way.
    const again = await correct('Ada@Company.Example', email);
    expect(again).toEqual({ status: 'saved', email, mails: 0 });
    const late = await correct('Ada@Company.Example', 'eve@company.test');
    expect(late).toEqual({ status: 'conflict', email });
    expect(
      await lists('select id, email, former_emails from public.people_records order by kind desc'),
    ).toEqual([
      [id, email, ['ada@company.example']],
      [other, email, ['ada@company.example']],
    ]);
    expect(await mails()).toEqual([[email, 'queued', 0]]);
    expect(await thread()).toEqual([[email, 'queued']]);
    expect(await bounces()).toEqual([]);
    const typed = await lists('select email from public.contact_requests');
    expect(typed).toEqual([['Ada@Company.Example']]);
    expect(await found(email)).toHaveLength(2);
    expect(await historyOf(id, 'action, details')).toContainEqual(['person.address-corrected', {}]);
    await expect(correct(email, 'not an address')).rejects.toMatchObject({ code: '22023' });
    expect(await correct('a@b.io', 'b@b.io', randomUUID())).toEqual({ status: 'gone' });
  });
});
