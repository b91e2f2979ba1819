import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { becomeAdmin, call, callAs, client, lists, other, query } from './database.ts';
import { asServer, removeAll, reportOf, WEEK } from './jobs-report-rows.ts';
import { setClaims } from './migrated-server.ts';

interface Subscriber {
  id: string;
  email: string;
}
type Next = { campaign: { id: number }; batch: Subscriber[] } | null;

// The newsletter of a report: each address once.
describe('a newsletter', () => {
  let id: unknown;
  beforeEach(async () => {
    await query(
      `insert into public.newsletter_subscribers (id, email, status, consent_text, consent_page, confirmed_at)
         select gen_random_uuid(), 'reader-' || n || '@company.example', 'confirmed', 'I agree.', '/x', now() - interval '1 day'
         from generate_series(1, 5) as n;
       insert into public.newsletter_subscribers (id, email, consent_text, consent_page)
         values (gen_random_uuid(), 'pending@company.example', 'I agree.', '/x')`,
    );
    await reportOf('Words');
  });
  afterEach(removeAll);

  const start = () => asServer('start_newsletter_campaign', WEEK);
  const begin = async () => void ({ id } = await start());
  const next = (howMany: number) => asServer<Next>('next_newsletter_batch', howMany);
  const batchOf = async (howMany: number) => (await next(howMany))?.batch ?? [];
  const queue = (batch: readonly Subscriber[], each = client) => {
    const mails = batch.map((one) => ({ id: one.id, to: one.email, subject: 'S', text: 'T' }));
    return each.callAs<number>('service_role', 'queue_newsletter', id, mails);
  };
  const progress = () => asServer('newsletter_progress', WEEK);
  const queued = async () =>
    (await lists('select to_address from public.mail_queue order by 1')).flat();
  const deliver = () =>
    query(
      "update public.mail_queue set status = 'sent', sent_at = now(), attempts = 1 where status = 'queued'",
    );
  const unsubscribe = (reader: Subscriber | undefined) =>
    asServer('unsubscribe_newsletter', reader?.id);

  /** The address of a reader refused mail for this reason, so many days ago. */
  const bounce = (reader: number, reason: string, days: number) =>
    query(
      `insert into public.mail_bounces (address_key, reason, code, answer, created_at)
       values ($1, $2, '5.1.1', 'No', now() - make_interval(days => $3))`,
      ...[`reader-${reader}@company.example`, reason, days],
    );

  test('goes to each confirmed address once, in batches, and ends', async () => {
    expect(await start()).toMatchObject({ recipients: 5 });
    await begin();
    for (const size of [2, 2, 1]) {
      expect(await queue(await batchOf(2))).toBe(size);
      // Queued mails count toward the batch.
      if (size === 2) expect(await next(2)).toBeNull();
      await deliver();
    }
    expect(await next(2)).toBeNull();
    expect(await queued()).toEqual([1, 2, 3, 4, 5].map((n) => `reader-${n}@company.example`));
    const end = { status: 'finished', sent: 5, failed: 0, skipped: 0 };
    expect(await progress()).toMatchObject(end);
  });

  test('is one for a week, however often it is started', async () => {
    await begin();
    expect((await start())['id']).toBe(id);
    await queue(await batchOf(9));
    await deliver();
    await next(9);
    expect((await start())['status']).toBe('finished');
    expect(await next(9)).toBeNull();
    expect(await queued()).toHaveLength(5);
  });

  test('queues no reader twice, even where two senders have the same batch', async () => {
    await begin();
    const batch = await batchOf(5);
    const counts = await Promise.all([queue(batch), queue(batch, other)]);
    expect(counts.toSorted()).toEqual([0, 5]);
    expect(await queue(batch, other)).toBe(0);
    expect(await queued()).toHaveLength(5);
  });

  test('skips readers who unsubscribe before their batch, after it, and while their mail waits', async () => {
    await begin();
    const batch = await batchOf(3);
    const [first, second] = batch;
    await unsubscribe(first);
    expect(await queue(batch)).toBe(2);
    await unsubscribe(second);
    expect(await queued()).not.toContain(second?.email);
    await deliver();
    // A reader who signs up again meanwhile gets later issues, not this one.
    await query(
      `insert into public.newsletter_subscribers (id, email, status, consent_text, consent_page, confirmed_at)
       values ($1, $2, 'confirmed', 'I agree.', '/x', now() - interval '1 hour')`,
      ...[second?.id, second?.email],
    );
    await queue(await batchOf(9));
    await deliver();
    expect(await next(9)).toBeNull();
    expect(await queued()).toHaveLength(3);
    const end = { status: 'finished', recipients: 5, sent: 3, skipped: 2 };
    expect(await progress()).toMatchObject(end);
  });

  test('a mail that is being sent when its reader unsubscribes is counted by its outcome', async () => {
    await begin();
    const batch = await batchOf(1);
    await queue(batch);
    await asServer('claim_mails', 1);
    await unsubscribe(batch[0]);
    expect(await queued()).toEqual([batch[0]?.email]);
  });

  test('stops at once when it is paused, and continues with the remaining readers', async () => {
    const setPaused = async (paused: boolean) => {
      await becomeAdmin();
      await callAs('authenticated', 'set_newsletter_paused', id, paused);
      await setClaims(client, null);
    };
    await begin();
    const batch = await batchOf(3);
    await queue(batch);
    await asServer('claim_mails', 1);
    await setPaused(true);
    expect(await queued()).toHaveLength(1);
    expect(await next(3)).toBeNull();
    expect(await queue(batch)).toBe(0);
    expect(await progress()).toMatchObject({ status: 'paused', waiting: 4, queued: 1 });
    await setPaused(false);
    await queue(await batchOf(9));
    expect(await queued()).toHaveLength(5);
    const log = 'select action from public.audit_log where subject = $1 order by id';
    expect((await lists(log, `newsletter_campaign:${id}`)).flat()).toEqual(
      ['started', 'paused', 'resumed'].map((state) => `newsletter.${state}`),
    );
  });

  test('leaves out addresses without a mailbox, and full ones for seven days after their last refusal', async () => {
    await bounce(1, 'no-mailbox', 400);
    await bounce(2, 'full', 6);
    await bounce(3, 'refused', 6);
    await bounce(4, 'full', 8);
    await begin();
    const batch = await batchOf(9);
    expect(batch.map(({ email }) => email).toSorted()).toEqual([
      'reader-4@company.example',
      'reader-5@company.example',
    ]);
    expect(await progress()).toMatchObject({ recipients: 5, waiting: 2, left_out: 3 });
    // One refuses after its batch was made; it is left out too.
    await bounce(5, 'no-mailbox', 0);
    expect(await queue(batch)).toBe(1);
    await deliver();
    expect(await next(9)).toBeNull();
    expect(await progress()).toMatchObject({
      ...{ status: 'finished', recipients: 5, sent: 1, left_out: 4, skipped: 0 },
    });
  });

  test('goes to an address that refused mail once an admin has cleared it', async () => {
    await bounce(1, 'no-mailbox', 400);
    await becomeAdmin();
    expect(await call('newsletter_counts')).toEqual({ pending: 1, confirmed: 5, left_out: 1 });
    const leftOut = () =>
      lists('select address, code, has_newsletter, has_alerts from public.left_out_subscribers()');
    expect(await leftOut()).toEqual([['reader-1@company.example', '5.1.1', true, false]]);
    const clear = () => call('clear_mail_bounce', ' READER-1@company.example');
    expect([await clear(), await clear()]).toEqual([true, false]);
    expect(await leftOut()).toEqual([]);
    const cleared = "select details from public.audit_log where action = 'mail.bounce-cleared'";
    expect(await lists(cleared)).toEqual([[{ reason: 'no-mailbox' }]]);
    await setClaims(client, null);
    await begin();
    expect(await batchOf(9)).toHaveLength(5);
  });

  test('cannot be started for a report that is not published', async () => {
    await query("update public.blog_posts set status = 'draft'");
    await expect(start()).rejects.toMatchObject({ code: '22023' });
  });
});
