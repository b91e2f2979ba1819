import type pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { addAdmin, setClaims } from './migrated-server.ts';
import { addContact, addJobApplication } from './people-rows.ts';

interface Item {
  key: string;
  kind: string;
  urgency: string;
  at: string;
  count: number;
  facts: Record<string, unknown>;
}
interface Inbox {
  items: Item[];
  snoozes: Record<string, string>;
  checks: { name: string; at: string }[];
}

/** What the inbox lists, on a server with all migrations. */
export function describeInbox(database: () => pg.Client): void {
  let admin = '';
  const run = (sql: string, values: unknown[] = []) => database().query(sql, values);
  const inbox = async (): Promise<Inbox> => {
    const { rows } = await database().query<{ answer: Inbox }>(
      'select public.staff_inbox() as answer',
    );
    const [row] = rows;
    if (!row) throw new Error('no answer');
    // The tests themselves make admins, and the audit log forgets none.
    const items = row.answer.items.filter(({ kind }) => kind !== 'role-changed');
    return { ...row.answer, items };
  };
  const kinds = async () => (await inbox()).items.map(({ kind, urgency }) => `${kind} ${urgency}`);
  const onlyItem = async () => (await inbox()).items[0];

  beforeEach(async () => {
    await run(
      `truncate public.contact_requests, public.job_applications, public.mail_queue, public.linkedin_posts,
         public.linkedin_connection, public.weekly_reports, public.newsletter_campaigns, public.market_refreshes,
         public.seo_crawls, public.security_events, public.csp_reports, public.inbox_snoozes cascade;
       delete from private.scheduled_runs`,
    );
    admin = await addAdmin(database());
    await setClaims(database(), admin);
  });

  describe('people', () => {
    const step = (id: string, day: string, assignee: string | null = null) =>
      run(
        `update public.people_records
         set next_step = 'Call', next_step_on = (now() at time zone 'UTC')::date + $2::int, assignee = $3 where id = $1`,
        [id, day, assignee],
      );

    test('a new request waits until someone works on it', async () => {
      const id = await addContact(database(), {
        reference: 'C-00000001',
        created_at: '2026-11-01T10:00:00Z',
      });
      expect(await onlyItem()).toEqual({
        key: `person:${id}`,
        kind: 'contact-new',
        urgency: 'today',
        at: '2026-11-01T10:00:00+00:00',
        count: 1,
        facts: { id, name: 'Ada Example', subject: 'Example Robotics', request: 'contact' },
      });
      await addJobApplication(database(), { reference: 'A-00000002' });
      expect(await kinds()).toEqual(['application-new today', 'contact-new today']);
      await run("update public.people_records set stage = 'in talk'");
      expect(await kinds()).toEqual([]);
    });

    test('a next step waits from its day on, and once only for a new request', async () => {
      const id = await addContact(database(), { reference: 'C-00000001' });
      await step(id, '1');
      expect(await kinds()).toEqual([]);
      await step(id, '0');
      expect(await kinds()).toEqual(['step-today today']);
      await step(id, '-1');
      expect(await kinds()).toEqual(['step-overdue now']);
      await run("update public.people_records set stage = 'closed'");
      expect(await kinds()).toEqual([]);
    });

    test('of records that have an assignee only those of the caller wait', async () => {
      const mine = await addContact(database(), { reference: 'C-00000001' });
      const theirs = await addContact(database(), { reference: 'C-00000002' });
      await step(mine, '-1', admin);
      await step(theirs, '-1', await addAdmin(database()));
      expect((await inbox()).items.map(({ facts }) => facts['id'])).toEqual([mine]);
    });

    test('more than 25 of a kind are counted in one line', async () => {
      for (let index = 10; index < 38; index += 1) {
        await addContact(database(), { reference: `C-000000${index}` });
      }
      const { items } = await inbox();
      expect(items.filter(({ kind }) => kind === 'contact-new')).toHaveLength(25);
      expect(items.filter(({ kind }) => kind === 'people-more')).toMatchObject([
        { count: 3, facts: { of: 'contact-new' } },
      ]);
    });
  });

  describe('mails', () => {
    const mail = (key: string, status: string, attempts: number, error: string | null) =>
      run(
        `insert into public.mail_queue (dedupe_key, to_address, subject, text, status, attempts, last_error)
         values ($1, 'ada@company.example', 'Hello', 'Hello', $2, $3, $4)`,
        [key, status, attempts, error],
      );

    test('those given up or refused three times are counted by kind, and sent again on demand', async () => {
      await mail('newsletter:1', 'failed', 20, '550 no such user');
      await mail('newsletter:2', 'queued', 3, '421 try later');
      await mail('newsletter:3', 'queued', 2, '421 try later');
      await mail('contact:C-1:staff', 'failed', 20, 'connect ECONNREFUSED');
      const { items } = await inbox();
      expect(items.map(({ facts, count }) => [facts['mail'], count, facts['given_up']])).toEqual(
        expect.arrayContaining([
          ['newsletter', 2, 1],
          ['contact', 1, 1],
        ]),
      );
      expect(items).toHaveLength(2);
      expect((await run("select public.retry_mails('newsletter') as n")).rows).toEqual([{ n: 2 }]);
      const { rows } = await run(
        "select status, attempts from public.mail_queue where dedupe_key in ('newsletter:1', 'newsletter:2')",
      );
      expect(rows).toEqual([
        { status: 'queued', attempts: 0 },
        { status: 'queued', attempts: 0 },
      ]);
      expect((await inbox()).items.map(({ facts }) => facts['mail'])).toEqual(['contact']);
      const log = await run(
        "select subject, details from public.audit_log where action = 'mails.retried' order by id desc limit 1",
      );
      expect(log.rows).toEqual([{ subject: 'mails:newsletter', details: { mails: 2 } }]);
    });

    test('a letter to a person that was given up leads to the record, and is not counted twice', async () => {
      const id = await addContact(database(), { reference: 'C-00000001' });
      await run("update public.people_records set stage = 'in talk'");
      await mail('contact:C-00000001:sender', 'queued', 0, null);
      await run("update public.mail_queue set status = 'failed', last_error = '550 no such user'");
      expect((await inbox()).items).toMatchObject([
        { kind: 'letter-failed', urgency: 'now', facts: { id, error: '550 no such user' } },
      ]);
    });
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
      await run("delete from public.linkedin_posts; update public.linkedin_connection set expires_at = now() + interval '15 days'");
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
      expect((await kinds()).toSorted()).toEqual(['market-refused today', 'market-unreachable soon']);
      await run("update public.market_refreshes set accepted_sha256 = refused_sha256 where key = 'one'");
      expect(await kinds()).toEqual(['market-unreachable soon']);
    });

    test('open errors of the newest saved crawl', async () => {
      const crawl = async (savedAt: string | null) => {
        const { rows } = await database().query<{ id: string }>(
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
        const { rows } = await database().query<{ n: number }>(
          "select coalesce(sum(count), 0)::int as n from private.inbox_security($1) where kind = 'role-changed'",
          [admin],
        );
        return rows[0]?.n ?? 0;
      };
      const before = await changes();
      await addAdmin(database());
      expect(await changes()).toBe(before);
      await setClaims(database(), null);
      await addAdmin(database());
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

  describe('putting an item aside', () => {
    const snooze = (until: string) =>
      run(`select public.snooze_inbox_item('person:1', ${until})`);

    test('is of the caller alone, and ends by itself or on demand', async () => {
      await snooze("now() + interval '1 day'");
      expect(Object.keys((await inbox()).snoozes)).toEqual(['person:1']);
      await setClaims(database(), await addAdmin(database()));
      expect((await inbox()).snoozes).toEqual({});
      await run("select public.wake_inbox_item('person:1')");
      await setClaims(database(), admin);
      expect(Object.keys((await inbox()).snoozes)).toEqual(['person:1']);
      await run("update public.inbox_snoozes set until = now() - interval '1 second'");
      expect((await inbox()).snoozes).toEqual({});
      await snooze("now() + interval '1 day'");
      await run("select public.wake_inbox_item('person:1')");
      expect((await inbox()).snoozes).toEqual({});
    });

    test.each(["now() - interval '1 minute'", "now() + interval '3 days'", 'null'])(
      'is refused until %s',
      async (until) => {
        await expect(snooze(until)).rejects.toMatchObject({ code: '22023' });
      },
    );

    test('goes with the account', async () => {
      await snooze("now() + interval '1 day'");
      await setClaims(database(), null);
      await run('delete from auth.users where id = $1', [admin]);
      const { rows } = await run('select count(*)::int as n from public.inbox_snoozes');
      expect(rows).toEqual([{ n: 0 }]);
    });
  });

  test('the checks are those whose success would have found something', async () => {
    await run(
      "insert into private.scheduled_runs values ('deliver-mails', '2026-11-24T08:00:00Z'), ('newsletters', '2026-11-24T09:00:00Z')",
    );
    expect((await inbox()).checks).toEqual([
      { name: 'deliver-mails', at: '2026-11-24T08:00:00+00:00' },
    ]);
  });
}
