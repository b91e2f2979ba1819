import type { SqlClient } from './testing/sql-client.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startMigratedServer, type MigratedServer } from './testing/migrated-server.ts';

let server: MigratedServer;
let client: SqlClient;

beforeAll(async () => {
  server = await startMigratedServer();
  client = server.client;
});
afterAll(() => server?.stop());
beforeEach(async () => {
  await client.query(
    'delete from public.mail_queue; delete from public.security_events; delete from private.scheduled_runs',
  );
});

interface Summary {
  mails: { queued: number; failed: number; failed_lately: number; oldest_due_at: string | null };
  schedules: { name: string; succeeded_at: string }[];
  limited_today: number;
  sums: { amount: number }[];
}

async function summary(): Promise<Summary | undefined> {
  const { rows } = await client.query<{ answer: Summary }>(
    'select public.operations_summary() as answer',
  );
  return rows[0]?.answer;
}

/** @param status with its columns, as SQL; @param next SQL of the next attempt */
async function queueMail(key: string, status: string, next: string): Promise<void> {
  const isLeased = status === 'sending';
  const sentAt = status === 'sent' ? 'now()' : 'null';
  await client.query(
    `insert into public.mail_queue (dedupe_key, to_address, subject, text, status, next_attempt_at, leased_until, sent_at)
     values ($1, 'ada@company.example', 'Hello', 'Hello', $2, ${next}, ${isLeased ? "now() + interval '1 minute'" : 'null'}, ${sentAt})`,
    [key, status],
  );
}

test('an empty database has nothing to say', async () => {
  const { sums, ...others } = (await summary()) ?? {};
  expect(sums?.filter(({ amount }) => amount > 0)).toEqual([]);
  expect(others).toEqual({
    mails: { queued: 0, failed: 0, failed_lately: 0, oldest_due_at: null },
    schedules: [],
    limited_today: 0,
  });
});

test('mails are counted by their state, and none that is being sent or not yet due is late', async () => {
  await queueMail('sent', 'sent', "now() - interval '3 hours'");
  await queueMail('leased', 'sending', "now() - interval '2 hours'");
  await queueMail('later', 'queued', "now() + interval '1 hour'");
  expect((await summary())?.mails).toEqual({
    queued: 2,
    failed: 0,
    failed_lately: 0,
    oldest_due_at: null,
  });
  await queueMail('late', 'queued', "'2026-01-01T10:00:00Z'");
  await queueMail('less-late', 'queued', "'2026-01-01T11:00:00Z'");
  expect((await summary())?.mails).toMatchObject({
    queued: 4,
    oldest_due_at: '2026-01-01T10:00:00+00:00',
  });
});

test('a mail that was given up counts as lately for a day', async () => {
  await queueMail('now', 'sending', 'now()');
  await client.query("update public.mail_queue set attempts = 20 where dedupe_key = 'now'");
  await client.query(
    "select public.finish_mail(id, 'refused') from public.mail_queue where dedupe_key = 'now'",
  );
  expect((await summary())?.mails).toMatchObject({ failed: 1, failed_lately: 1 });
  const passed = (interval: string) =>
    client.query(`update public.mail_queue set next_attempt_at = next_attempt_at - ${interval}`);
  await passed("interval '23 hours'");
  expect((await summary())?.mails).toMatchObject({ failed: 1, failed_lately: 1 });
  await passed("interval '2 hours'");
  expect((await summary())?.mails).toMatchObject({ failed: 1, failed_lately: 0 });
});

test('scheduled work is known by the time that it succeeded last', async () => {
  await client.query("select public.note_scheduled_run('deliver-mails')");
  await client.query(
    "update private.scheduled_runs set succeeded_at = '2026-01-01T10:00:00Z' where name = 'deliver-mails'",
  );
  await client.query("select public.note_scheduled_run('delete-expired')");
  expect((await summary())?.schedules).toMatchObject([
    { name: 'delete-expired' },
    { name: 'deliver-mails', succeeded_at: '2026-01-01T10:00:00+00:00' },
  ]);
  await client.query("select public.note_scheduled_run('deliver-mails')");
  const [, again] = (await summary())?.schedules ?? [];
  expect(Date.parse(again?.succeeded_at ?? '')).toBeGreaterThan(Date.parse('2026-01-02'));
  await expect(client.query("select public.note_scheduled_run('<script>')")).rejects.toMatchObject({
    constraint_name: 'scheduled_runs_name_form',
  });
});

test('requests over a limit are those of today, by UTC', async () => {
  await client.query(
    `insert into public.security_events (day, kind, subject, reason, count) values
      ((now() at time zone 'UTC')::date, 'rate-limited', 'contact', 'too-many', 7),
      ((now() at time zone 'UTC')::date, 'rate-limited', 'password', 'too-many', 5),
      ((now() at time zone 'UTC')::date, 'sign-in-failed', 'password', 'x', 100),
      ((now() at time zone 'UTC')::date - 1, 'rate-limited', 'contact', 'too-many', 1000)`,
  );
  expect((await summary())?.limited_today).toBe(12);
});

test.each(['anon', 'authenticated'])('%s is refused both functions', async (role) => {
  for (const call of ['operations_summary()', "note_scheduled_run('deliver-mails')"]) {
    await client.query('begin');
    await client.query(`set local role ${role}`);
    await expect(client.query(`select public.${call}`)).rejects.toMatchObject({ code: '42501' });
    await client.query('rollback');
  }
});

test('the server may call both, and read no more of them than they say', async () => {
  await client.query('begin');
  await client.query('set local role service_role');
  await client.query("select public.note_scheduled_run('deliver-mails')");
  await client.query('select public.operations_summary()');
  await expect(client.query('select * from private.scheduled_runs')).rejects.toMatchObject({
    code: '42501',
  });
  await client.query('rollback');
});
