import { beforeEach, describe, expect, test } from 'vitest';
import { call, lists, query, openDatabase, value } from './testing/database.ts';

await openDatabase();

const NOON = new Date('2026-11-22T12:00:00Z');
const HOUR_MS = 60 * 60 * 1000;
const DAY = 24;
/** A time so many hours after another one. */
const after = (time: Date, hours: number): Date => new Date(time.getTime() + hours * HOUR_MS);
const WRONG = after(NOON, 3 * 365 * DAY);

beforeEach(() =>
  query(
    `truncate public.contact_requests, public.newsletter_subscribers, public.mail_queue, public.rate_limit_hits,
       public.retention_days cascade;
     delete from private.retention_clock; insert into private.retention_clock default values`,
  ),
);

/** The answer of one run of retention. */
interface Run {
  status: string;
  jumped: string | null;
  needs: string | null;
  deleted: number;
  limited: number;
  refused: number;
  is_news: boolean;
}

const run = (at: Date) => value<Run>('select private.run_retention($1, false)', at);

/** Runs every hour from `from` on, `hours` times; all answers. */
const runHourly = async (from: Date, hours: number) =>
  (
    await query<{ run: Run }>(
      `select private.run_retention($1::timestamptz + make_interval(hours => hour), false) as run
       from generate_series(0, $2 - 1) as hour`,
      ...[from, hours],
    )
  ).map((row) => row.run);

/** How many contact requests, unconfirmed sign-ups and mails there are. */
type People = [contacts: number, subscribers: number, mails: number];
const people = async () =>
  (
    await lists(
      `select (select count(*)::int from public.contact_requests),
         (select count(*)::int from public.newsletter_subscribers), (select count(*)::int from public.mail_queue)`,
    )
  )[0];

/** Adds people of an age at a time. */
async function seed(at: Date, age: string, [contacts, subscribers, mails]: People): Promise<void> {
  const then = `'${at.toISOString()}'::timestamptz - interval '${age}'`;
  await query(
    `insert into public.contact_requests
       (reference, name, email, company, need, roles, timeline, message, consent_text, page, created_at)
     select gen_random_uuid(), 'Ada Example', 'ada@company.example', 'Example Robotics', 'team', '{}', 'open',
       'Twenty characters or more of text.', 'I agree.', '/contact-ai-recruiters', ${then}
     from generate_series(1, ${contacts});
     insert into public.newsletter_subscribers (id, email, consent_text, consent_page, consent_at)
     select gen_random_uuid(), gen_random_uuid() || '@company.example', 'I agree.', '/x', ${then}
     from generate_series(1, ${subscribers});
     insert into public.mail_queue (dedupe_key, to_address, subject, text, status, created_at, sent_at)
     select gen_random_uuid(), 'ada@company.example', 'Hello', 'Hello', 'sent', ${then}, ${then}
     from generate_series(1, ${mails})`,
  );
}

const days = (columns: string) =>
  lists(`select ${columns} from public.retention_days order by day, outcome, relation`);

describe('a clock that jumps three years ahead', () => {
  beforeEach(async () => {
    await seed(NOON, '1 hour', [105, 34, 257]);
    await run(NOON);
  });

  test('deletes no one in 40 seconds of runs, nor after the clock was set back', async () => {
    for (let second = 1; second <= 40; second += 1) {
      expect(await run(after(WRONG, second / 3600))).toMatchObject({
        ...{ status: 'in-doubt', jumped: 'ahead', needs: 'person', deleted: 0, refused: 396 },
        is_news: second === 1,
      });
    }
    expect(await people()).toEqual([105, 34, 257]);
    const back = { status: 'believed', deleted: 0, refused: 0 };
    expect(await run(after(NOON, 1))).toMatchObject(back);
    expect(await people()).toEqual([105, 34, 257]);
    expect(await days('outcome, relation, reason, rows::int')).toEqual([
      ['refused', '', 'ahead', 0],
      ['refused', 'public.contact_requests', 'ahead', 105],
      ['refused', 'public.mail_queue', 'ahead', 257],
      ['refused', 'public.newsletter_subscribers', 'ahead', 34],
    ]);
  });

  test('deletes no one in ten days of runs, until a person confirms the clock', async () => {
    const answers = await runHourly(WRONG, 10 * DAY);
    expect(answers.every(({ status }) => status === 'in-doubt')).toBe(true);
    expect(await people()).toEqual([105, 34, 257]);
  });

  test('deletes no one when the jump comes before the very first run', async () => {
    await query('update private.retention_clock set believed_at = null');
    expect(await run(WRONG)).toMatchObject({ status: 'in-doubt', deleted: 0 });
    expect(await people()).toEqual([105, 34, 257]);
  });

  test('cannot pass the bound in small steps', async () => {
    let steps = 0;
    while ((await run(after(NOON, (steps + 1) * 2 * DAY))).status === 'believed') steps += 1;
    expect(steps).toBe(1);
    expect(await people()).toEqual([105, 34, 257]);
  });

  test('still deletes working rows, which would fill the disk', async () => {
    await query("insert into public.rate_limit_hits (bucket) values ('x')");
    expect(await run(WRONG)).toMatchObject({ status: 'in-doubt', deleted: 1 });
  });
});

test('deletion continues after a person confirms the clock, a quota a day', async () => {
  // The same jump at the real time: confirming takes no other.
  await seed(await value('select now()'), '3 years', [105, 34, 257]);
  await query("update private.retention_clock set believed_at = now() - interval '3 years'");
  expect(await call('delete_expired')).toMatchObject({ needs: 'person', refused: 396 });
  expect(await call('count_expired')).toBe(0);
  expect(await call('confirm_retention_clock')).toMatchObject({ status: 'believed', needs: null });
  // 50 contacts, all 34 sign-ups, and a quarter of the mails.
  expect(await call('count_expired')).toBe(149);
  expect(await call('delete_expired')).toMatchObject({ deleted: 149, limited: 247 });
  expect(await people()).toEqual([55, 0, 192]);
  expect(
    await lists("select actor from public.audit_log where action = 'retention.clock-confirmed'"),
  ).toEqual([[null]]);
});

test('a site that was off for three months deletes again after seven days that were watched', async () => {
  await run(NOON);
  const back = after(NOON, 90 * DAY);
  await seed(back, '25 months', [60, 0, 0]);
  const answers = await runHourly(back, 9 * DAY);
  const refused = answers.filter(({ status }) => status === 'in-doubt');
  expect(refused).toHaveLength(7 * DAY);
  expect(refused[0]).toMatchObject({ needs: 'time', refused: 60, deleted: 0 });
  expect(await people()).toEqual([0, 0, 0]);
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
    const answers = await runHourly(after(monday, day * DAY), 10);
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill('believed'));
  }
});

test('a clock that starts in the past deletes nothing, and is trusted again when it is right', async () => {
  await seed(NOON, '1 hour', [3, 3, 3]);
  await run(NOON);
  const past = after(NOON, -26 * 365 * DAY);
  expect(await run(past)).toMatchObject({ jumped: 'behind', needs: 'time', deleted: 0 });
  expect(await run(after(NOON, 1))).toMatchObject({ status: 'believed' });
  expect(await people()).toEqual([3, 3, 3]);
});

test('a mark in the future that was confirmed by mistake is corrected after a day', async () => {
  await seed(NOON, '25 months', [3, 0, 0]);
  await query('update private.retention_clock set believed_at = $1', WRONG);
  const answers = await runHourly(NOON, DAY + 2);
  expect(answers.slice(0, DAY).map(({ jumped }) => jumped)).toEqual(Array(DAY).fill('behind'));
  expect(answers.at(-1)).toMatchObject({ status: 'believed' });
  expect(await people()).toEqual([0, 0, 0]);
  // And the next jump is seen.
  expect(await run(WRONG)).toMatchObject({ needs: 'person' });
});

test('data that expires day by day is deleted within the hour', async () => {
  await run(NOON);
  for (let day = 0; day < 10; day += 1) await seed(after(NOON, day * DAY), '24 months', [2, 0, 0]);
  for (let left = 18; left >= 0; left -= 2) {
    await runHourly(after(NOON, ((18 - left) / 2) * DAY + 1), DAY);
    expect(await people()).toEqual([left, 0, 0]);
  }
});

test('a day deletes at most fifty contacts, or a tenth of them, however often it runs', async () => {
  await run(NOON);
  await seed(NOON, '25 months', [900, 0, 0]);
  await seed(NOON, '26 months', [100, 0, 0]);
  expect(await run(NOON)).toMatchObject({ deleted: 100, limited: 900, is_news: true });
  expect(await run(NOON)).toMatchObject({ deleted: 0, limited: 900, is_news: false });
  const oldest = 'select min(created_at) from public.contact_requests';
  expect(await value(oldest)).toEqual(new Date('2024-10-22T12:00:00Z'));
  expect(await run(after(NOON, DAY))).toMatchObject({ deleted: 90, limited: 810 });
});

test('every rule says when its rows are due by the clock of the run, and most of them are held', async () => {
  expect(
    await lists(
      `select relation::text, is_held from private.retention_rules
       where condition !~ 'now\\(\\)' or not is_held order by 1`,
    ),
  ).toEqual([
    ['linkedin_oauth_states', false],
    ['private.error_visitors', false],
    ['private.sums', false],
    ['rate_limit_hits', false],
  ]);
});
