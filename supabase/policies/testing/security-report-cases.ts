import type { SqlClient } from './sql-client.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TwoConnections } from './migrated-server.ts';

const report = {
  directive: 'script-src-elem',
  blocked: 'evil.example/x.js',
  page: '/blog/*',
  noise: null,
  source: '/a.js',
  line: 3,
};
const event = {
  kind: 'sign-in-failed',
  subject: 'password',
  reason: 'invalid_credentials',
  address_hash: 'ab',
  account_hash: 'cd',
  count: 1,
};

/** How reports of browsers and security events are counted, on a Postgres server. */
export function describeSecurityReports(connections: TwoConnections): void {
  describe('reports and events', () => {
    const { one, other } = connections;

    beforeEach(async () => {
      await one.query(
        'delete from public.csp_reports; delete from public.security_events; delete from public.rate_limit_hits',
      );
    });

    const call = async (client: SqlClient, reports: object[], ip = 'ip') => {
      const { rows } = await client.query<{ answer: { status: string } }>(
        'select public.record_csp_reports($1, $2) as answer',
        [JSON.stringify(reports), JSON.stringify({ ip_hash: ip })],
      );
      return rows[0]?.answer.status;
    };
    const note = (events: object[]) =>
      one.query('select public.record_security_events($1)', [JSON.stringify(events)]);
    const rowsOf = async (columns: string, table: string) =>
      (await one.query(`select ${columns} from public.${table} order by id`)).rows as unknown[];

    test('equal reports are one row with a count, also of two senders at once', async () => {
      expect(await call(one, [report, report, { ...report, page: '/' }])).toBe('counted');
      await one.query('begin');
      await call(one, [report], 'a');
      const second = call(other, [{ ...report, page: '/' }, report], 'b');
      await connections.untilWaiting();
      await one.query('commit');
      await second;
      expect(await rowsOf('page, count::int', 'csp_reports')).toEqual([
        { page: '/', count: 2 },
        { page: '/blog/*', count: 4 },
      ]);
    });

    test('the sixty-first call of one address within ten minutes is refused, and seen as an event', async () => {
      await one.query(
        "insert into public.rate_limit_hits (bucket) select 'csp-report:ip:ip' from generate_series(1, 60)",
      );
      expect(await call(one, [report])).toBe('limited');
      expect(await call(one, [report], 'another')).toBe('counted');
      expect(await rowsOf('kind, subject, address_hash', 'security_events')).toEqual([
        { kind: 'rate-limited', subject: 'csp-report', address_hash: 'ip' },
      ]);
    });

    test('events of a day are counted by their common fields', async () => {
      await note([event, { ...event, count: 4 }, { ...event, account_hash: 'ef' }]);
      await note([event]);
      expect(await rowsOf('account_hash, count::int', 'security_events')).toEqual([
        { account_hash: 'cd', count: 6 },
        { account_hash: 'ef', count: 1 },
      ]);
    });

    test('after 5,000 groups of a day, senders are no longer distinguished', async () => {
      await one.query(
        `insert into public.security_events (day, kind, subject, reason, address_hash)
         select (now() at time zone 'UTC')::date, 'sign-in-failed', 'password', 'x', n::text from generate_series(1, 5000) as n`,
      );
      await note([event, { ...event, address_hash: 'zz' }]);
      const { rows } = await one.query(
        "select address_hash, account_hash, count::int from public.security_events where reason = 'invalid_credentials'",
      );
      expect(rows).toEqual([{ address_hash: '', account_hash: '', count: 2 }]);
    });

    test.each([
      ['csp_reports', 91, 0],
      ['csp_reports', 89, 1],
      ['security_events', 91, 0],
      ['security_events', 89, 1],
    ])('%s that were last seen %i days ago: %i is left', async (table, days, left) => {
      await call(one, [report]);
      await note([event]);
      await one.query(
        `update public.${table} set last_seen = now() - make_interval(days => ${days})`,
      );
      await one.query('select public.delete_expired()');
      expect(await rowsOf('id', table)).toHaveLength(left);
    });
  });
}
