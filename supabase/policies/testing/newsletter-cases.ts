import type { SqlClient } from './sql-client.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { asServer, removeAll, reportOf, WEEK } from './jobs-report-rows.ts';
import { addAdmin, setClaims, type TwoConnections } from './migrated-server.ts';

interface Subscriber {
  id: string;
  email: string;
}

/** The newsletter of a report: each address once. */
export function describeNewsletters(connections: TwoConnections): void {
  describe('a newsletter', () => {
    const { one, other } = connections;
    beforeEach(async () => {
      await one.query(
        `insert into public.newsletter_subscribers (id, email, status, consent_text, consent_page, confirmed_at)
         select gen_random_uuid(), 'reader-' || n || '@company.example', 'confirmed', 'I agree.', '/x', now() - interval '1 day'
         from generate_series(1, 5) as n`,
      );
      await one.query(
        `insert into public.newsletter_subscribers (id, email, consent_text, consent_page)
         values (gen_random_uuid(), 'pending@company.example', 'I agree.', '/x')`,
      );
      await reportOf(one, 'Words');
    });
    afterEach(() => removeAll(one));

    const start = () => asServer(one, 'select * from public.start_newsletter_campaign($1)', [WEEK]);
    const next = async (howMany: number) =>
      (await asServer(one, 'select public.next_newsletter_batch($1) as answer', [howMany]))[
        'answer'
      ] as { campaign: { id: number }; batch: Subscriber[] } | null;
    const queue = async (client: SqlClient, campaign: unknown, batch: readonly Subscriber[]) => {
      const mails = batch.map(({ id, email }) => ({ id, to: email, subject: 'S', text: 'T' }));
      const sql = 'select public.queue_newsletter($1, $2) as answer';
      return (await asServer(client, sql, [campaign, JSON.stringify(mails)]))['answer'];
    };
    const progress = async () =>
      (await asServer(one, 'select public.newsletter_progress($1) as answer', [WEEK]))['answer'];
    const queued = async () =>
      (
        await one.query<{ to: string }>('select to_address as to from public.mail_queue order by 1')
      ).rows.map(({ to }) => to);
    /** Sends everything that waits. */
    const deliver = () =>
      one.query(
        "update public.mail_queue set status = 'sent', sent_at = now(), attempts = 1 where status = 'queued'",
      );
    const unsubscribe = (id: string | undefined) =>
      asServer(one, 'select public.unsubscribe_newsletter($1)', [id]);

    test('goes to each confirmed address once, in batches, and ends', async () => {
      const { id, recipients } = await start();
      expect(recipients).toBe(5);
      for (const size of [2, 2, 1]) {
        const found = await next(2);
        expect(found?.batch).toHaveLength(size);
        expect(await queue(one, id, found?.batch ?? [])).toBe(size);
        // Queued mails count toward the batch.
        if (size === 2) expect(await next(2)).toBeNull();
        await deliver();
      }
      expect(await next(2)).toBeNull();
      expect(await queued()).toEqual([1, 2, 3, 4, 5].map((n) => `reader-${n}@company.example`));
      expect(await progress()).toMatchObject({
        status: 'finished',
        sent: 5,
        failed: 0,
        skipped: 0,
      });
    });

    test('is one for a week, however often it is started', async () => {
      const { id } = await start();
      expect((await start())['id']).toBe(id);
      await queue(one, id, (await next(9))?.batch ?? []);
      await deliver();
      await next(9);
      expect((await start())['status']).toBe('finished');
      expect(await next(9)).toBeNull();
      expect(await queued()).toHaveLength(5);
    });

    test('queues no reader twice, even where two senders have the same batch', async () => {
      const { id } = await start();
      const { batch = [] } = (await next(5)) ?? {};
      const counts = await Promise.all([queue(one, id, batch), queue(other, id, batch)]);
      expect(counts.map(Number).toSorted()).toEqual([0, 5]);
      expect(await queue(other, id, batch)).toBe(0);
      expect(await queued()).toHaveLength(5);
    });

    test('skips readers who unsubscribe before their batch, after it, and while their mail waits', async () => {
      const { id } = await start();
      const { batch = [] } = (await next(3)) ?? {};
      const [first, second] = batch;
      await unsubscribe(first?.id);
      expect(await queue(one, id, batch)).toBe(2);
      await unsubscribe(second?.id);
      expect(await queued()).not.toContain(second?.email);
      await deliver();
      // A reader who signs up again meanwhile gets later issues, not this one.
      await one.query(
        `insert into public.newsletter_subscribers (id, email, status, consent_text, consent_page, confirmed_at)
         values ($1, $2, 'confirmed', 'I agree.', '/x', now() - interval '1 hour')`,
        [second?.id, second?.email],
      );
      await queue(one, id, (await next(9))?.batch ?? []);
      await deliver();
      expect(await next(9)).toBeNull();
      expect(await queued()).toHaveLength(3);
      expect(await progress()).toMatchObject({
        status: 'finished',
        recipients: 5,
        sent: 3,
        skipped: 2,
      });
    });

    test('a mail that is being sent when its reader unsubscribes is counted by its outcome', async () => {
      const { id } = await start();
      const { batch = [] } = (await next(1)) ?? {};
      await queue(one, id, batch);
      await asServer(one, 'select * from public.claim_mails(1)');
      await unsubscribe(batch[0]?.id);
      expect(await queued()).toEqual([batch[0]?.email]);
    });

    test('stops at once when it is paused, and continues with the remaining readers', async () => {
      const { id } = await start();
      const { batch = [] } = (await next(3)) ?? {};
      await queue(one, id, batch);
      await asServer(one, 'select * from public.claim_mails(1)');
      await setPaused(one, id, true);
      expect(await queued()).toHaveLength(1);
      expect(await next(3)).toBeNull();
      expect(await queue(one, id, batch)).toBe(0);
      expect(await progress()).toMatchObject({ status: 'paused', waiting: 4, queued: 1 });
      await setPaused(one, id, false);
      await queue(one, id, (await next(9))?.batch ?? []);
      expect(await queued()).toHaveLength(5);
    });

    test('leaves out addresses without a mailbox, and full ones for seven days after their last refusal', async () => {
      await bounce(one, 1, 'no-mailbox', 400);
      await bounce(one, 2, 'full', 6);
      await bounce(one, 3, 'refused', 6);
      await bounce(one, 4, 'full', 8);
      const { id } = await start();
      const { batch = [] } = (await next(9)) ?? {};
      expect(batch.map(({ email }) => email).toSorted()).toEqual([
        'reader-4@company.example',
        'reader-5@company.example',
      ]);
      expect(await progress()).toMatchObject({ recipients: 5, waiting: 2, left_out: 3 });
      // One refuses after its batch was made; it is left out too.
      await bounce(one, 5, 'no-mailbox', 0);
      expect(await queue(one, id, batch)).toBe(1);
      await deliver();
      expect(await next(9)).toBeNull();
      expect(await progress()).toMatchObject({
        status: 'finished',
        ...{ recipients: 5, sent: 1, left_out: 4, skipped: 0 },
      });
    });

    test('cannot be started for a report that is not published', async () => {
      await one.query("update public.blog_posts set status = 'draft'");
      await expect(start()).rejects.toMatchObject({ code: '22023' });
    });
  });
}

/** The address of a reader refused mail for this reason, so many days ago. */
async function bounce(
  client: SqlClient,
  reader: number,
  reason: string,
  days: number,
): Promise<void> {
  await client.query(
    `insert into public.mail_bounces (address_key, reason, code, answer, created_at)
     values ($1, $2, '5.1.1', 'No', now() - make_interval(days => $3))`,
    [`reader-${reader}@company.example`, reason, days],
  );
}

/** Acts as an admin, who alone may pause. */
async function setPaused(client: SqlClient, campaign: unknown, paused: boolean): Promise<void> {
  await setClaims(client, await addAdmin(client));
  await client.query('set role authenticated');
  await client.query('select public.set_newsletter_paused($1, $2)', [campaign, paused]);
  await client.query('reset role');
  await setClaims(client, null);
}
