import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { atOnce, call, client, count, lists, openDatabase, query } from './testing/database.ts';
import { submissionOf } from './testing/sum-rows.ts';

await openDatabase();

beforeEach(() =>
  query(
    `delete from public.call_hours; delete from public.call_exceptions; delete from public.call_bookings;
     delete from public.mail_queue; delete from private.sums where kind <> 'cvs'`,
  ),
);

const addHours = (weekday: number, starts: string, ends: string, zone = 'America/New_York') =>
  query(
    'insert into public.call_hours (weekday, starts, ends, zone) values ($1, $2, $3, $4)',
    ...[weekday, starts, ends, zone],
  );
/** Hours on each day, so that there are free times whenever the test runs. */
const openAllDay = async () => {
  for (const weekday of [1, 2, 3, 4, 5, 6, 7])
    await addHours(weekday, '00:00', '23:30', 'Pacific/Honolulu');
};
/** Half hours between two moments, in UTC. */
const slots = async (from: string, to: string) =>
  (
    await lists(
      `select to_char(starts_at at time zone 'UTC', 'MM-DD HH24:MI') from private.call_slots($1, $2) order by starts_at`,
      ...[from, to],
    )
  ).flat();
const free = async () =>
  (await lists('select starts_at::text from public.free_call_slots()')).flat();
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const mails = [
  { name: 'sender', to: 'ada@company.example', subject: 'Booked', text: 'Hello' },
  { name: 'staff', to: 'staff@example.com', subject: 'Booked', text: 'Hello' },
];

const book = (slot: unknown, each = client, token: string = randomUUID()) =>
  each.call(
    'submit_call_booking',
    submissionOf({
      reference: `B-${randomUUID()
        .slice(0, 8)
        .toUpperCase()
        .replaceAll(/[ILOU]/g, '0')}`,
    }),
    {
      ...{ id: randomUUID(), slot, name: 'Ada Example', email: 'ada@company.example' },
      ...{ zone: 'America/Toronto', token_hash: hashOf(token), consent_text: 'I agree.' },
    },
    ...[mails, 'BEGIN:VCALENDAR'],
  );
const change = (token: string, seen: number, to: unknown) =>
  call('change_call_booking', hashOf(token), seen, to, mails, 'BEGIN:VCALENDAR');

test('without hours there is nothing to book, and no booking', async () => {
  expect(await free()).toEqual([]);
  expect(await book('2030-01-07T14:00:00Z')).toMatchObject({ status: 'invalid' });
});

test('hours are those of their zone on both sides of a change of the clocks', async () => {
  await addHours(6, '09:00', '10:00');
  await addHours(7, '09:00', '10:00');
  expect(await slots('2026-10-31T00:00Z', '2026-11-02T00:00Z')).toEqual([
    ...['10-31 13:00', '10-31 13:30', '11-01 14:00', '11-01 14:30'],
  ]);
  expect(await slots('2027-03-13T00:00Z', '2027-03-15T00:00Z')).toEqual([
    ...['03-13 14:00', '03-13 14:30', '03-14 13:00', '03-14 13:30'],
  ]);
});

test('a day on which the clocks change has an hour more or less', async () => {
  await addHours(7, '00:30', '03:30');
  expect(await slots('2026-11-01T04:00Z', '2026-11-02T00:00Z')).toEqual([
    ...['11-01 04:30', '11-01 05:00', '11-01 05:30', '11-01 06:00'],
    ...['11-01 06:30', '11-01 07:00', '11-01 07:30', '11-01 08:00'],
  ]);
  expect(await slots('2027-03-14T04:00Z', '2027-03-15T00:00Z')).toEqual([
    ...['03-14 05:30', '03-14 06:00', '03-14 06:30', '03-14 07:00'],
  ]);
});

test('a day that is different has its own hours, or none', async () => {
  await addHours(1, '09:00', '10:00');
  await query(
    `insert into public.call_exceptions (day, starts, ends, zone) values
       ('2026-11-02', '13:00', '13:30', 'America/New_York'), ('2026-11-09', null, null, 'America/New_York')`,
  );
  expect(await slots('2026-11-02T00:00Z', '2026-11-17T00:00Z')).toEqual([
    ...['11-02 18:00', '11-16 14:00', '11-16 14:30'],
  ]);
});

test('of 50 who book one time at once, one gets it, and the others hear that it is taken', async () => {
  await openAllDay();
  const [slot] = await free();
  // Two on each connection: the server of the tests has 60 of them.
  const answers = (
    await atOnce(25, (connection) => Promise.all([book(slot, connection), book(slot, connection)]))
  ).flat();
  const statuses = answers.map((answer) => (answer as { status: string }).status).toSorted();
  expect(statuses).toEqual(['accepted', ...Array.from({ length: 49 }, () => 'invalid')]);
  expect(await count('public.call_bookings')).toBe(1);
  expect(await free()).not.toContain(slot);
  // Nothing of the others is left: each may book another time at once.
  expect(await count("public.form_submissions where form = 'call-booking'")).toBe(1);
  expect(await count("public.mail_queue where calendar = 'BEGIN:VCALENDAR'")).toBe(1);
});

test('the table itself takes no two calls at a time', async () => {
  const add = (at: string, status = 'booked') =>
    query(
      `insert into public.call_bookings
         (id, reference, starts_at, ends_at, status, name, email, zone, token_hash, consent_text, page)
       values (gen_random_uuid(), gen_random_uuid()::text, $1, $1::timestamptz + interval '30 minutes', $2, 'Ada',
         'ada@company.example', 'UTC', $3, 'I agree.', '/x')`,
      ...[at, status, hashOf(randomUUID())],
    );
  await add('2030-01-07T14:00:00Z');
  await add('2030-01-07T14:30:00Z');
  await add('2030-01-07T14:00:00Z', 'cancelled');
  await expect(add('2030-01-07T14:15:00Z')).rejects.toMatchObject({ code: '23P01' });
});

test('a call is moved to a free time alone, and a cancelled one gives its time back', async () => {
  await openAllDay();
  const [first, second, third] = await free();
  await book(first, client, 'mine');
  await book(second);
  expect(await change('mine', 0, second)).toEqual({ status: 'taken' });
  expect(await change('other', 0, third)).toEqual({ status: 'gone' });
  expect(await change('mine', 0, third)).toEqual({ status: 'saved' });
  // The page of the former mail knows an older call.
  expect(await change('mine', 0, null)).toEqual({ status: 'gone' });
  expect(await free()).toContain(first);
  expect(await free()).not.toContain(third);
  expect(await change('mine', 1, null)).toEqual({ status: 'saved' });
  expect(await free()).toContain(third);
  expect(await change('mine', 2, first)).toEqual({ status: 'gone' });
  expect(await count("public.mail_queue where dedupe_key like 'call-booking:%:sender'")).toBe(4);
});
