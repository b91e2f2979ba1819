import type { SqlClient } from '../sql-client.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { addAdmin, setClaims } from '../migrated-server.ts';
import { emptyInbox, kindsOf, readInbox } from './read-inbox.ts';

/** Work of the tools in the inbox, and events that are more than noise. */
export function describeInboxWork(database: SqlClient): void {
  const run = (sql: string, values: unknown[] = []) => database.query(sql, values);
  const inbox = () => readInbox(database);
  const kinds = () => kindsOf(database);
  let admin = '';

  beforeEach(async () => {
    admin = await emptyInbox(database);
  });

  describe('work of the tools', () => {
    test('posts that LinkedIn did not take, and the end of the connection', async () => {
      await run(
        `insert into public.linkedin_posts (status, commentary) values ('failed', 'One'), ('unknown', 'Two'), ('draft', 'Three');
         insert into public.linkedin_connection (person_sub, person_name, scopes, access_token, last4, expires_at, checked_at)
         values ('abc', 'Ada', '{openid}', 'v1.00000000.0123456789abcdef.x', 'wxyz', now() + interval '13 days', now())`,
      );
      expect((await kinds()).toSorted()).toEqual([
        'linkedin-ending soon',
        'linkedin-failed now',
        'linkedin-unclear now',
      ]);
      await run(
        "delete from public.linkedin_posts; update public.linkedin_connection set expires_at = now() + interval '15 days'",
      );
      expect(await kinds()).toEqual([]);
      await run('update public.linkedin_connection set refused_at = now()');
      expect(await kinds()).toEqual(['linkedin-ended now']);
    });

    test('the newest draft of a week that is over', async () => {
      const report = (weeks: number, status: string) =>
        run(
          `insert into public.weekly_reports (week, figures, status)
           values (date_trunc('week', now() at time zone 'UTC')::date + 7 * $1::int, '{}', $2)`,
          [weeks, status],
        );
      await report(0, 'draft');
      expect(await kinds()).toEqual([]);
      await report(-1, 'published');
      await report(-2, 'draft');
      await report(-3, 'draft');
      expect(await kinds()).toEqual(['report-draft today']);
      await run('update public.weekly_reports set week = week - 70');
      expect(await kinds()).toEqual([]);
    });

    test('files of the market, until an admin has said yes', async () => {
      const hash = 'a'.repeat(64);
      await run(
        `insert into public.market_refreshes (key, asked_at, outcome, reason, refused_sha256) values
           ('one', now(), 'refused', 'A jump.', $1), ('two', now(), 'unreachable', 'No answer.', null),
           ('three', now(), 'imported', 'New.', null), ('four', '-infinity', 'unreachable', 'Never asked.', null)`,
        [hash],
      );
      expect((await kinds()).toSorted()).toEqual([
        'market-refused today',
        'market-unreachable soon',
      ]);
      await run(
        "update public.market_refreshes set accepted_sha256 = refused_sha256 where key = 'one'",
      );
      expect(await kinds()).toEqual(['market-unreachable soon']);
    });

    test('open errors of the newest saved crawl', async () => {
      const crawl = async (savedAt: string | null) => {
        const { rows } = await database.query<{ id: string }>(
          `insert into public.seo_crawls (started_at, finished_at, saved_at, saved_by, status, below, page_limit, is_rendered, is_whole)
           values (now(), now(), $1, gen_random_uuid(), 'complete', '/', 100, false, true) returning id`,
          [savedAt],
        );
        return rows[0]?.id;
      };
      const finding = (id: string | undefined, name: string, severity: string) =>
        run(
          `insert into public.seo_findings
             (crawl_id, fingerprint, check_key, rule, severity, path, subject, evidence, needs_whole, first_seen, last_seen)
           values ($1, $2, 'links', 'link-broken', $3, '/', 'x', 'x', false, now(), now())`,
          [id, name, severity],
        );
      const id = await crawl('2026-11-20T10:00:00Z');
      await finding(id, 'a', 'error');
      await finding(id, 'b', 'error');
      await finding(id, 'c', 'warning');
      await run("update public.seo_findings set state = 'gone' where fingerprint = 'b'");
      expect((await inbox()).items).toMatchObject([
        { key: `crawl:${id}`, kind: 'crawl-errors', count: 1, at: '2026-11-20T10:00:00+00:00' },
      ]);
      await crawl(null);
      expect(await kinds()).toEqual(['crawl-errors soon']);
      await crawl('2026-11-21T10:00:00Z');
      expect(await kinds()).toEqual([]);
    });
  });

  describe('security events of the last day', () => {
    const event = (kind: string, count: number, hours = 1) =>
      run(
        `insert into public.security_events (day, kind, subject, reason, address_hash, count, last_seen)
         values ((now() at time zone 'UTC')::date, $1, 'password', 'x', gen_random_uuid()::text, $2, now() - make_interval(hours => $3))`,
        [kind, count, hours],
      );

    test('wait from a number on that is more than noise', async () => {
      await event('sign-in-failed', 9);
      await event('admin-denied', 4);
      await event('rate-limited', 49);
      await event('sign-in-failed', 100, 25);
      expect(await kinds()).toEqual([]);
      for (const kind of ['sign-in-failed', 'admin-denied', 'rate-limited']) await event(kind, 1);
      expect((await inbox()).items.map(({ kind, count }) => [kind, count])).toEqual(
        expect.arrayContaining([
          ['sign-in-failed', 10],
          ['admin-denied', 5],
          ['rate-limited', 50],
        ]),
      );
    });

    test('a role of another account waits, unless the caller gave it', async () => {
      const changes = async () => {
        const { rows } = await database.query<{ n: number }>(
          "select coalesce(sum(count), 0)::int as n from private.inbox_security($1) where kind = 'role-changed'",
          [admin],
        );
        return rows[0]?.n ?? 0;
      };
      const before = await changes();
      await addAdmin(database);
      expect(await changes()).toBe(before);
      await setClaims(database, null);
      await addAdmin(database);
      expect(await changes()).toBe(before + 1);
    });

    test('a new kind of report waits, but for noise', async () => {
      await run(
        `insert into public.csp_reports (directive, blocked, page, noise) values
           ('script-src', 'evil.example', '/', null), ('script-src', 'ext', '/', 'extension')`,
      );
      expect((await inbox()).items).toMatchObject([{ kind: 'csp-new', count: 1 }]);
    });
  });
}
