import { beforeEach, describe, expect, test } from 'vitest';
import { call, client, lists, other, query, untilWaiting } from './database.ts';

const report = {
  ...{ directive: 'script-src-elem', blocked: 'evil.example/x.js', page: '/blog/*' },
  ...{ noise: null, source: '/a.js', line: 3 },
};
const event = {
  ...{ kind: 'sign-in-failed', subject: 'password', reason: 'invalid_credentials' },
  ...{ address_hash: 'ab', account_hash: 'cd', count: 1 },
};

describe('reports of browsers and security events', () => {
  beforeEach(() =>
    query(
      'delete from public.csp_reports; delete from public.security_events; delete from public.rate_limit_hits',
    ),
  );

  const record = async (reports: object[], ip_hash = 'ip', each = client) =>
    (await each.call('record_csp_reports', reports, { ip_hash }))['status'];
  const note = (...events: object[]) => call('record_security_events', events);
  const rowsOf = (columns: string, table: string) =>
    lists(`select ${columns} from public.${table} order by id`);

  test('equal reports are one row with a count, also of two senders at once', async () => {
    expect(await record([report, report, { ...report, page: '/' }])).toBe('counted');
    await query('begin');
    await record([report], 'a');
    const second = record([{ ...report, page: '/' }, report], 'b', other);
    await untilWaiting();
    await query('commit');
    await second;
    expect(await rowsOf('page, count::int', 'csp_reports')).toEqual([
      ['/', 2],
      ['/blog/*', 4],
    ]);
  });

  test('the sixty-first call of one address within ten minutes is refused, and seen as an event', async () => {
    await query(
      "insert into public.rate_limit_hits (bucket) select 'csp-report:ip:ip' from generate_series(1, 60)",
    );
    expect(await record([report])).toBe('limited');
    expect(await record([report], 'another')).toBe('counted');
    expect(await rowsOf('kind, subject, address_hash', 'security_events')).toEqual([
      ['rate-limited', 'csp-report', 'ip'],
    ]);
  });

  test('events of a day are counted by their common fields', async () => {
    await note(event, { ...event, count: 4 }, { ...event, account_hash: 'ef' });
    await note(event);
    expect(await rowsOf('account_hash, count::int', 'security_events')).toEqual([
      ['cd', 6],
      ['ef', 1],
    ]);
  });

  test('after 5,000 groups of a day, senders are no longer distinguished', async () => {
    await query(
      `insert into public.security_events (day, kind, subject, reason, address_hash)
       select (now() at time zone 'UTC')::date, 'sign-in-failed', 'password', 'x', n::text from generate_series(1, 5000) as n`,
    );
    await note(event, { ...event, address_hash: 'zz' });
    expect(
      await lists(
        "select address_hash, account_hash, count::int from public.security_events where reason = 'invalid_credentials'",
      ),
    ).toEqual([['', '', 2]]);
  });
});
