import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { call, client, lists, other, query, openDatabase } from './testing/database.ts';

await openDatabase();

beforeEach(() =>
  query(
    `delete from public.mail_queue; delete from public.security_events; delete from private.scheduled_runs;
     delete from private.schedules`,
  ),
);

interface Summary {
  mails: object;
  schedules: { name: string; succeeded_at: string }[];
  limited_today: number;
  sums: { amount: number }[];
}
const summary = () => call<Summary>('operations_summary');

/** @param status with its columns, as SQL; @param next SQL of the next attempt */
async function queueMail(key: string, status: string, next: string): Promise<void> {
  await query(
    `insert into public.mail_queue (dedupe_key, to_address, subject, text, status, next_attempt_at, leased_until, sent_at)
     values ($1, 'ada@company.example', 'Hello', 'Hello', $2, ${next},
       case when $2 = 'sending' then now() + interval '1 minute' end, case when $2 = 'sent' then now() end)`,
    ...[key, status],
  );
}

test('an empty database has nothing to say', async () => {
  const { sums, ...others } = await summary();
  expect(sums.filter(({ amount }) => amount > 0)).toEqual([]);
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
  const none = { failed: 0, failed_lately: 0, oldest_due_at: null };
  expect((await summary()).mails).toEqual({ queued: 2, ...none });
  await queueMail('late', 'queued', "'2026-01-01T10:00:00Z'");
  await queueMail('less-late', 'queued', "'2026-01-01T11:00:00Z'");
  const late = { queued: 4, oldest_due_at: '2026-01-01T10:00:00+00:00' };
  expect((await summary()).mails).toMatchObject(late);
});

test('a mail that was given up counts as lately for a day', async () => {
  await queueMail('now', 'sending', 'now()');
  await query('update public.mail_queue set attempts = 20');
  await query("select public.finish_mail(id, 'refused') from public.mail_queue");
  expect((await summary()).mails).toMatchObject({ failed: 1, failed_lately: 1 });
  const earlier = (interval: string) =>
    query(
      `update public.mail_queue set next_attempt_at = next_attempt_at - interval '${interval}'`,
    );
  await earlier('23 hours');
  expect((await summary()).mails).toMatchObject({ failed: 1, failed_lately: 1 });
  await earlier('2 hours');
  expect((await summary()).mails).toMatchObject({ failed: 1, failed_lately: 0 });
});

/** What a runner gets to do of `{name: seconds}`: the names, and when each began. */
async function claim(
  intervals: Record<string, number>,
  runner = client,
): Promise<[names: string[], started: Record<string, string>]> {
  const started = await runner.call<Record<string, string>>('claim_due_schedules', intervals);
  return [Object.keys(started).toSorted(), started];
}
const claimed = async (...args: Parameters<typeof claim>) => (await claim(...args))[0];

const finish = (name: string, startedAt: string | undefined, succeeded = true) =>
  call('finish_schedule', name, startedAt, succeeded);
/** As if everything had happened earlier. */
const passed = (interval: string) =>
  query(
    'update private.schedules set started_at = started_at - $1::interval, leased_until = leased_until - $1::interval',
    interval,
  );

test('each schedule is given at its own interval, whoever asks and how often', async () => {
  const intervals = { often: 15, seldom: 3600 };
  const [names, started] = await claim(intervals);
  expect(names).toEqual(['often', 'seldom']);
  await finish('often', started['often']);
  await finish('seldom', started['seldom'], false);
  expect(await claimed(intervals)).toEqual([]);
  await passed('14 seconds');
  expect(await claimed(intervals)).toEqual([]);
  await passed('2 seconds');
  expect(await claimed(intervals)).toEqual(['often']);
  await passed('1 hour');
  expect(await claimed(intervals)).toEqual(['often', 'seldom']);
  // A clock that was ahead does not stop the work for as long.
  await query(
    "update private.schedules set started_at = now() + interval '1 year', leased_until = '-infinity'",
  );
  expect(await claimed({ often: 15 })).toEqual(['often']);
});

test('of two runners at once each schedule goes to one, until it has ended or five minutes have passed', async () => {
  const intervals = { one: 1, two: 1, three: 1 };
  await claim(intervals);
  await passed('1 hour');
  const both = await Promise.all([claimed(intervals), claimed(intervals, other)]);
  expect(both.flat().toSorted()).toEqual(['one', 'three', 'two']);

  await passed('2 seconds');
  await query("update private.schedules set leased_until = '-infinity' where name = 'one'");
  await query('begin');
  const [names, held] = await claim(intervals);
  expect(names).toEqual(['one']);
  // The other one does not wait for a claim that is not committed.
  expect(await claimed(intervals, other)).toEqual([]);
  await query('commit');
  await passed('4 minutes');
  expect(await claimed(intervals, other)).toEqual([]);
  await passed('2 minutes');
  expect(await claimed(intervals, other)).toHaveLength(3);
  // The end of the first run does not end the claim of the second one.
  await finish('one', held['one']);
  await passed('2 seconds');
  expect(await claimed(intervals)).toEqual([]);
});

test('scheduled work is known by the time that it succeeded last', async () => {
  await finish('broken', undefined, false);
  await finish('deliver-mails', undefined);
  await query("update private.scheduled_runs set succeeded_at = '2026-01-01T10:00:00Z'");
  await finish('delete-expired', undefined);
  expect((await summary()).schedules).toMatchObject([
    { name: 'delete-expired' },
    { name: 'deliver-mails', succeeded_at: '2026-01-01T10:00:00+00:00' },
  ]);
  await finish('deliver-mails', undefined);
  const [, again] = (await summary()).schedules;
  expect(Date.parse(again?.succeeded_at ?? '')).toBeGreaterThan(Date.parse('2026-01-02'));
  await expect(finish('<script>', undefined)).rejects.toMatchObject({
    constraint_name: 'scheduled_runs_name_form',
  });
});

test('a hosted project calls the runner each minute, with the address and the secret of its Vault', async () => {
  // Here are no extensions, and the migration passed. These tables and functions have the shapes of pg_cron, pg_net and Vault.
  await query(`
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
  const file = '../migrations/20261201000014_errors_inbox_and_schedules.sql';
  const migration = readFileSync(new URL(file, import.meta.url), 'utf8');
  await query(migration.slice(migration.lastIndexOf('do $$')));
  const jobs = await query<Record<string, string>>('select * from cron.job');
  expect(jobs.map((job) => [job['name'], job['schedule']])).toEqual([
    ['run-schedules', '* * * * *'],
    ['forget-schedule-calls', '17 3 * * *'],
  ]);
  const runJobs = async () => {
    for (const job of jobs) await query(job['command'] ?? '');
    return query('select * from net.asked');
  };
  await query("insert into cron.job_run_details values (now()), (now() - interval '8 days')");
  expect(await runJobs()).toEqual([]);
  expect(await lists('select * from cron.job_run_details')).toHaveLength(1);
  await query(`insert into vault.decrypted_secrets values
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
  await query(
    `insert into public.security_events (day, kind, subject, reason, count)
     select (now() at time zone 'UTC')::date - days, kind, subject, 'x', count from (values
       (0, 'rate-limited', 'contact', 7), (0, 'rate-limited', 'password', 5),
       (0, 'sign-in-failed', 'password', 100), (1, 'rate-limited', 'contact', 1000)) as rows (days, kind, subject, count)`,
  );
  expect((await summary()).limited_today).toBe(12);
});
