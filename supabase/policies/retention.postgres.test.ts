import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { hoursAfter, startRetentionDatabase } from './testing/retention-database.ts';

const NOON = new Date('2026-11-22T12:00:00Z');
const DAY = 24;
const THREE_YEARS = 3 * 365 * DAY;
const WRONG = hoursAfter(NOON, THREE_YEARS);

const database = await startRetentionDatabase();
afterAll(() => database.stop());
beforeEach(() => database.reset());

const days = (columns: string) =>
  database.client.lists(
    `select ${columns} from public.retention_days order by day, outcome, relation`,
  );

describe('a clock that jumps three years ahead', () => {
  beforeEach(async () => {
    await database.seed(NOON, '1 hour', [105, 34, 257]);
    await database.run(NOON);
  });

  test('deletes no one in 40 seconds of runs, nor after the clock was set back', async () => {
    for (let second = 1; second <= 40; second += 1) {
      expect(await database.run(hoursAfter(WRONG, second / 3600))).toMatchObject({
        status: 'in-doubt',
        jumped: 'ahead',
        needs: 'person',
        deleted: 0,
        refused: 396,
        is_news: second === 1,
      });
    }
    expect(await database.people()).toEqual([105, 34, 257]);
    expect(await database.run(hoursAfter(NOON, 1))).toMatchObject({
      status: 'believed',
      deleted: 0,
      refused: 0,
    });
    expect(await database.people()).toEqual([105, 34, 257]);
    expect(await days('outcome, relation, reason, rows::int')).toEqual([
      ['refused', '', 'ahead', 0],
      ['refused', 'public.contact_requests', 'ahead', 105],
      ['refused', 'public.mail_queue', 'ahead', 257],
      ['refused', 'public.newsletter_subscribers', 'ahead', 34],
    ]);
  });

  test('deletes no one in ten days of runs, until a person confirms the clock', async () => {
    const answers = await database.runHourly(WRONG, 10 * DAY);
    expect(answers.every(({ status }) => status === 'in-doubt')).toBe(true);
    expect(await database.people()).toEqual([105, 34, 257]);
  });

  test('deletes no one when the jump comes before the very first run', async () => {
    await database.client.query('update private.retention_clock set believed_at = null');
    expect(await database.run(WRONG)).toMatchObject({ status: 'in-doubt', deleted: 0 });
    expect(await database.people()).toEqual([105, 34, 257]);
  });

  test('cannot pass the bound in small steps', async () => {
    let steps = 0;
    while ((await database.run(hoursAfter(NOON, (steps + 1) * 2 * DAY))).status === 'believed')
      steps += 1;
    expect(steps).toBe(1);
    expect(await database.people()).toEqual([105, 34, 257]);
  });

  test('still deletes working rows, which would fill the disk', async () => {
    await database.client.query("insert into public.rate_limit_hits (bucket) values ('x')");
    expect(await database.run(WRONG)).toMatchObject({ status: 'in-doubt', deleted: 1 });
  });
});

test('deletion continues after a person confirms the clock, a quota a day', async () => {
  // The same jump at the real time: confirming takes no other.
  const { rows } = await database.client.query<{ now: Date }>('select now()');
  const now = rows[0]?.now ?? NOON;
  await database.seed(now, '3 years', [105, 34, 257]);
  await database.client.query(
    "update private.retention_clock set believed_at = now() - interval '3 years'",
  );
  const call = async (name: string) =>
    (await database.client.query<{ answer: object }>(`select public.${name}() as answer`)).rows[0]
      ?.answer;
  expect(await call('delete_expired')).toMatchObject({ needs: 'person', refused: 396 });
  expect(await call('count_expired')).toBe('0');
  expect(await call('confirm_retention_clock')).toMatchObject({ status: 'believed', needs: null });
  // 50 contacts, all 34 sign-ups, and a quarter of the mails.
  expect(await call('count_expired')).toBe('149');
  expect(await call('delete_expired')).toMatchObject({ deleted: 149, limited: 247 });
  expect(await database.people()).toEqual([55, 0, 192]);
  const noted = await database.client.query(
    "select actor from public.audit_log where action = 'retention.clock-confirmed'",
  );
  expect(noted.rows).toEqual([{ actor: null }]);
});

test('a site that was off for three months deletes again after seven days that were watched', async () => {
  await database.run(NOON);
  const back = hoursAfter(NOON, 90 * DAY);
  await database.seed(back, '25 months', [60, 0, 0]);
  const answers = await database.runHourly(back, 9 * DAY);
  const refused = answers.filter(({ status }) => status === 'in-doubt');
  expect(refused).toHaveLength(7 * DAY);
  expect(refused[0]).toMatchObject({ needs: 'time', refused: 60, deleted: 0 });
  expect(await database.people()).toEqual([0, 0, 0]);
  expect(await days("to_char(day, 'YYYY-MM-DD'), outcome, rows::int")).toEqual(
    expect.arrayContaining([
      ['2027-02-27', 'accepted', 0],
      ['2027-02-27', 'deleted', 50],
      ['2027-02-28', 'deleted', 10],
    ]),
  );
});

test('the clock of a machine that is off at night and on weekends is always trusted', async () => {
  const monday = new Date('2026-11-23T08:00:00Z');
  for (let day = 0; day < 3 * 7; day += 1) {
    if (day % 7 >= 5) continue;
    const answers = await database.runHourly(hoursAfter(monday, day * DAY), 10);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 'believed'));
  }
});

test('a clock that starts in the past deletes nothing, and is trusted again when it is right', async () => {
  await database.seed(NOON, '1 hour', [3, 3, 3]);
  await database.run(NOON);
  const past = hoursAfter(NOON, -26 * 365 * DAY);
  expect(await database.run(past)).toMatchObject({ jumped: 'behind', needs: 'time', deleted: 0 });
  expect(await database.run(hoursAfter(NOON, 1))).toMatchObject({ status: 'believed' });
  expect(await database.people()).toEqual([3, 3, 3]);
});

test('a mark in the future that was confirmed by mistake is corrected after a day', async () => {
  await database.seed(NOON, '25 months', [3, 0, 0]);
  await database.client.query('update private.retention_clock set believed_at = $1', [WRONG]);
  const answers = await database.runHourly(NOON, DAY + 2);
  expect(answers.slice(0, DAY).map(({ jumped }) => jumped)).toEqual(Array(DAY).fill('behind'));
  expect(answers.at(-1)).toMatchObject({ status: 'believed' });
  expect(await database.people()).toEqual([0, 0, 0]);
  // And the next jump is seen.
  expect(await database.run(WRONG)).toMatchObject({ needs: 'person' });
});

test('data that expires day by day is deleted within the hour', async () => {
  await database.run(NOON);
  for (let day = 0; day < 10; day += 1) {
    await database.seed(hoursAfter(NOON, day * DAY), '24 months', [2, 0, 0]);
  }
  const left: number[] = [];
  for (let day = 0; day < 10; day += 1) {
    await database.runHourly(hoursAfter(NOON, day * DAY + 1), DAY);
    left.push((await database.people())[0]);
  }
  expect(left).toEqual(Array.from({ length: 10 }, (_, day) => 18 - 2 * day));
});

test('a day deletes at most fifty contacts, or a tenth of them, however often it runs', async () => {
  await database.run(NOON);
  await database.seed(NOON, '25 months', [900, 0, 0]);
  await database.seed(NOON, '26 months', [100, 0, 0]);
  expect(await database.run(NOON)).toMatchObject({ deleted: 100, limited: 900, is_news: true });
  expect(await database.run(NOON)).toMatchObject({ deleted: 0, limited: 900, is_news: false });
  const { rows } = await database.client.query(
    "select count(*)::int as oldest from public.contact_requests where created_at < $1::timestamptz - interval '25 months 1 day'",
    [NOON],
  );
  expect(rows).toEqual([{ oldest: 0 }]);
  expect(await database.run(hoursAfter(NOON, DAY))).toMatchObject({ deleted: 90, limited: 810 });
});

test('every rule says when its rows are due by the clock of the run, and most of them are held', async () => {
  const { rows } = await database.client.query<{ line: string }>(
    `select relation::text || case when is_held then '' else ' (not held)' end as line from private.retention_rules
     where condition !~ 'now\\(\\)' or not is_held order by 1`,
  );
  expect(rows.map(({ line }) => line)).toEqual([
    'linkedin_oauth_states (not held)',
    'private.error_visitors (not held)',
    'private.sums (not held)',
    'rate_limit_hits (not held)',
  ]);
});
