import { readFileSync } from 'node:fs';
import type { SqlClient } from './testing/sql-client.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startMigratedServer } from './testing/migrated-server.ts';

const server = await startMigratedServer();
const { client } = server;
afterAll(() => server.stop());
beforeEach(async () => {
  await client.query(
    `delete from public.mail_queue; delete from public.security_events; delete from private.scheduled_runs;
     delete from private.schedules`,
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

/** What a runner gets to do of `{name: seconds}`. */
async function claim(
  intervals: Record<string, number>,
  runner: SqlClient = client,
): Promise<Record<string, string>> {
  const { rows } = await runner.query<{ claimed: Record<string, string> }>(
    'select public.claim_due_schedules($1) as claimed',
    [JSON.stringify(intervals)],
  );
  return rows[0]?.claimed ?? {};
}

const finish = (name: string, startedAt: string | undefined, succeeded = true) =>
  client.query('select public.finish_schedule($1, $2, $3)', [name, startedAt, succeeded]);
/** As if everything had happened earlier. */
const passed = (interval: string) =>
  client.query(
    `update private.schedules set started_at = started_at - $1::interval, leased_until = leased_until - $1::interval`,
    [interval],
  );

test('each schedule is given at its own interval, whoever asks and how often', async () => {
  const intervals = { often: 15, seldom: 3600 };
  const started = await claim(intervals);
  expect(Object.keys(started).toSorted()).toEqual(['often', 'seldom']);
  await finish('often', started['often']);
  await finish('seldom', started['seldom'], false);
  expect(await claim(intervals)).toEqual({});
  await passed('14 seconds');
  expect(await claim(intervals)).toEqual({});
  await passed('2 seconds');
  expect(Object.keys(await claim(intervals))).toEqual(['often']);
  await passed('1 hour');
  expect(Object.keys(await claim(intervals)).toSorted()).toEqual(['often', 'seldom']);
  // A clock that was ahead does not stop the work for as long.
  await client.query(
    "update private.schedules set started_at = now() + interval '1 year', leased_until = '-infinity'",
  );
  expect(Object.keys(await claim({ often: 15 }))).toEqual(['often']);
});

test('of two runners at once each schedule goes to one, until it has ended or five minutes have passed', async () => {
  const other = server.connect();
  const intervals = { one: 1, two: 1, three: 1 };
  await claim(intervals);
  await passed('1 hour');
  const both = await Promise.all([claim(intervals), claim(intervals, other)]);
  expect(both.flatMap(Object.keys).toSorted()).toEqual(['one', 'three', 'two']);

  await passed('2 seconds');
  await client.query("update private.schedules set leased_until = '-infinity' where name = 'one'");
  await client.query('begin');
  const held = await claim(intervals);
  expect(Object.keys(held)).toEqual(['one']);
  // The other one does not wait for a claim that is not committed.
  expect(await claim(intervals, other)).toEqual({});
  await client.query('commit');
  await passed('4 minutes');
  expect(await claim(intervals, other)).toEqual({});
  await passed('2 minutes');
  expect(Object.keys(await claim(intervals, other))).toHaveLength(3);
  // The end of the first run does not end the claim of the second one.
  await finish('one', held['one']);
  await passed('2 seconds');
  expect(await claim(intervals)).toEqual({});
});

test('scheduled work is known by the time that it succeeded last', async () => {
  await finish('broken', undefined, false);
  await finish('deliver-mails', undefined);
  await client.query(
    "update private.scheduled_runs set succeeded_at = '2026-01-01T10:00:00Z' where name = 'deliver-mails'",
  );
  await finish('delete-expired', undefined);
  expect((await summary())?.schedules).toMatchObject([
    { name: 'delete-expired' },
    { name: 'deliver-mails', succeeded_at: '2026-01-01T10:00:00+00:00' },
  ]);
  await finish('deliver-mails', undefined);
  const [, again] = (await summary())?.schedules ?? [];
  expect(Date.parse(again?.succeeded_at ?? '')).toBeGreaterThan(Date.parse('2026-01-02'));
  await expect(finish('<script>', undefined)).rejects.toMatchObject({
    constraint_name: 'scheduled_runs_name_form',
  });
});

test('a hosted project calls the runner each minute, with the address and the secret of its Vault', async () => {
  // Here are no extensions, and the migration passed. These tables and functions have the shapes of pg_cron, pg_net and Vault.
  await client.query(`
    create schema cron;
    create table cron.job (name text, schedule text, command text);
    create table cron.job_run_details (end_time timestamptz);
    create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql
      as 'insert into cron.job values ($1, $2, $3); select 1::bigint';
    create schema net;
    create table net.asked (url text, body jsonb, headers jsonb, timeout_milliseconds int);
    create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default null,
      timeout_milliseconds int default 5000) returns bigint language sql
      as 'insert into net.asked values ($1, $2, $4, $5); select 1::bigint';
    create schema vault;
    create table vault.decrypted_secrets (name text, decrypted_secret text)`);
  const file = new URL(
    '../migrations/20261201000015_errors_inbox_and_schedules.sql',
    import.meta.url,
  );
  const migration = readFileSync(file, 'utf8');
  await client.query(migration.slice(migration.lastIndexOf('do $$')));
  const { rows: jobs } = await client.query<Record<string, string>>('select * from cron.job');
  expect(jobs.map((job) => [job['name'], job['schedule']])).toEqual([
    ['run-schedules', '* * * * *'],
    ['forget-schedule-calls', '17 3 * * *'],
  ]);
  const runJobs = async () => {
    for (const job of jobs) await client.query(job['command'] ?? '');
    return (await client.query('select * from net.asked')).rows;
  };
  await client.query(
    "insert into cron.job_run_details values (now()), (now() - interval '8 days')",
  );
  expect(await runJobs()).toEqual([]);
  expect((await client.query('select * from cron.job_run_details')).rows).toHaveLength(1);
  await client.query(`insert into vault.decrypted_secrets values
    ('functions_url', 'https://abc.supabase.co/functions/v1'), ('functions_secret', 'the secret'), ('another', 'x')`);
  expect(await runJobs()).toEqual([
    {
      url: 'https://abc.supabase.co/functions/v1/run-schedules',
      body: {},
      headers: { Authorization: 'Bearer the secret' },
      timeout_milliseconds: 55_000,
    },
  ]);
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
