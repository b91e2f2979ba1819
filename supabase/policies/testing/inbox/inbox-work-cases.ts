import { describe, expect, test } from 'vitest';
import { client, lists, query, value } from '../database.ts';
import { addAdmin, setClaims } from '../migrated-server.ts';
import { beginWithEmptyInbox, kinds, readInbox } from './read-inbox.ts';

describe('work of the tools, and events that are more than noise', () => {
  let admin: string;
  beginWithEmptyInbox((account) => {
    admin = account;
  });

  test('posts that LinkedIn did not take, and the end of the connection', async () => {
    await query(
      `insert into public.linkedin_posts (status, commentary) values ('failed', 'One'), ('unknown', 'Two'), ('draft', 'Three');
       insert into public.linkedin_connection (person_sub, person_name, scopes, access_token, last4, expires_at, checked_at)
       values ('abc', 'Ada', '{openid}', 'v1.00000000.0123456789abcdef.x', 'wxyz', now() + interval '13 days', now())`,
    );
    expect((await kinds()).toSorted()).toEqual([
      'linkedin-ending soon',
      'linkedin-failed now',
      'linkedin-unclear now',
    ]);
    await query(
      "delete from public.linkedin_posts; update public.linkedin_connection set expires_at = now() + interval '15 days'",
    );
    expect(await kinds()).toEqual([]);
    await query('update public.linkedin_connection set refused_at = now()');
    expect(await kinds()).toEqual(['linkedin-ended now']);
  });

  test('the newest draft of a week that is over', async () => {
    const report = (weeks: number, status: string) =>
      query(
        `insert into public.weekly_reports (week, figures, status)
         values (date_trunc('week', now() at time zone 'UTC')::date + 7 * $1::int, '{}', $2)`,
        ...[weeks, status],
      );
    await report(0, 'draft');
    expect(await kinds()).toEqual([]);
    await report(-1, 'published');
    await report(-2, 'draft');
    await report(-3, 'draft');
    expect(await kinds()).toEqual(['report-draft today']);
    await query('update public.weekly_reports set week = week - 70');
    expect(await kinds()).toEqual([]);
  });

  test('files of the market, until an admin has said yes', async () => {
    await query(
      `insert into public.market_refreshes (key, asked_at, outcome, reason, refused_sha256) values
         ('one', now(), 'refused', 'A jump.', repeat('a', 64)), ('two', now(), 'unreachable', 'No answer.', null),
         ('three', now(), 'imported', 'New.', null), ('four', '-infinity', 'unreachable', 'Never asked.', null)`,
    );
    expect((await kinds()).toSorted()).toEqual(['market-refused today', 'market-unreachable soon']);
    await query(
      "update public.market_refreshes set accepted_sha256 = refused_sha256 where key = 'one'",
    );
    expect(await kinds()).toEqual(['market-unreachable soon']);
  });

  test('job boards that shrank, and those that failed six times in a row', async () => {
    await query(
      `insert into public.pay_boards (kind, token, company, country, asked_at, outcome, failures) values
         ('lever', 'one', 'One', 'US', now(), 'shrunk', 0), ('lever', 'two', 'Two', 'US', now(), 'failed', 6),
         ('lever', 'three', 'Three', 'US', now(), 'failed', 5), ('lever', 'four', 'Four', 'US', now(), 'taken', 0)`,
    );
    expect((await kinds()).toSorted()).toEqual(['market-refused today', 'market-unreachable soon']);
    await query('delete from public.pay_boards');
  });

  test('open errors of the newest saved crawl', async () => {
    const crawl = (savedAt: string | null) =>
      value(
        `insert into public.seo_crawls (started_at, finished_at, saved_at, saved_by, status, below, page_limit, is_rendered, is_whole)
         values (now(), now(), $1, gen_random_uuid(), 'complete', '/', 100, false, true) returning id`,
        savedAt,
      );
    const id = await crawl('2026-11-20T10:00:00Z');
    await query(
      `insert into public.seo_findings
         (crawl_id, fingerprint, check_key, rule, severity, state, path, subject, evidence, needs_whole, first_seen, last_seen)
       select $1, name, 'links', 'link-broken', severity, state, '/', 'x', 'x', false, now(), now()
       from (values ('a', 'error', 'open'), ('b', 'error', 'gone'), ('c', 'warning', 'open')) as rows (name, severity, state)`,
      id,
    );
    expect((await readInbox()).items).toMatchObject([
      { key: `crawl:${id}`, kind: 'crawl-errors', count: 1, at: '2026-11-20T10:00:00+00:00' },
    ]);
    await crawl(null);
    expect(await kinds()).toEqual(['crawl-errors soon']);
    await crawl('2026-11-21T10:00:00Z');
    expect(await kinds()).toEqual([]);
  });

  test('security events of the last day from a number on that is more than noise', async () => {
    const event = (kind: string, count: number, hours = 1) =>
      query(
        `insert into public.security_events (day, kind, subject, reason, address_hash, count, last_seen)
         values ((now() at time zone 'UTC')::date, $1, 'password', 'x', gen_random_uuid()::text, $2, now() - make_interval(hours => $3))`,
        ...[kind, count, hours],
      );
    await event('sign-in-failed', 9);
    await event('admin-denied', 4);
    await event('rate-limited', 49);
    await event('sign-in-failed', 100, 25);
    expect(await kinds()).toEqual([]);
    for (const kind of ['sign-in-failed', 'admin-denied', 'rate-limited']) await event(kind, 1);
    expect((await readInbox()).items.map(({ kind, count }) => [kind, count])).toEqual(
      expect.arrayContaining([
        ['sign-in-failed', 10],
        ['admin-denied', 5],
        ['rate-limited', 50],
      ]),
    );
  });

  test('a role of another account, unless the caller gave it', async () => {
    const changes = () =>
      value<number>(
        "select coalesce(sum(count), 0)::int from private.inbox_security($1) where kind = 'role-changed'",
        admin,
      );
    const before = await changes();
    await addAdmin(client);
    expect(await changes()).toBe(before);
    await setClaims(client, null);
    await addAdmin(client);
    expect(await changes()).toBe(before + 1);
  });

  test('a new kind of report, but for noise', async () => {
    await query(
      `insert into public.csp_reports (directive, blocked, page, noise) values
         ('script-src', 'evil.example', '/', null), ('script-src', 'ext', '/', 'extension')`,
    );
    expect((await readInbox()).items).toMatchObject([{ kind: 'csp-new', count: 1 }]);
  });
});

describe('putting an item aside', () => {
  let admin: string;
  beginWithEmptyInbox((account) => {
    admin = account;
  });
  const snooze = (until: string) => query(`select public.snooze_inbox_item('person:1', ${until})`);
  const asleep = async () => Object.keys((await readInbox()).snoozes);

  test('is of the caller alone, and ends by itself or on demand', async () => {
    await snooze("now() + interval '1 day'");
    expect(await asleep()).toEqual(['person:1']);
    await setClaims(client, await addAdmin(client));
    expect(await asleep()).toEqual([]);
    await query("select public.wake_inbox_item('person:1')");
    await setClaims(client, admin);
    expect(await asleep()).toEqual(['person:1']);
    await query("update public.inbox_snoozes set until = now() - interval '1 second'");
    expect(await asleep()).toEqual([]);
    await snooze("now() + interval '1 day'");
    await query("select public.wake_inbox_item('person:1')");
    expect(await asleep()).toEqual([]);
  });

  test.each(["now() - interval '1 minute'", "now() + interval '3 days'", 'null'])(
    'is refused until %s',
    async (until) => {
      await expect(snooze(until)).rejects.toMatchObject({ code: '22023' });
    },
  );

  test('goes with the account', async () => {
    await snooze("now() + interval '1 day'");
    await setClaims(client, null);
    await query('delete from auth.users where id = $1', admin);
    expect(await lists('select item from public.inbox_snoozes')).toEqual([]);
  });

  test('leaves the checks, which are those whose success would have found something', async () => {
    await query(
      "insert into private.scheduled_runs values ('deliver-mails', '2026-11-24T08:00:00Z'), ('newsletters', '2026-11-24T09:00:00Z')",
    );
    expect((await readInbox()).checks).toEqual([
      { name: 'deliver-mails', at: '2026-11-24T08:00:00+00:00' },
    ]);
  });
});
