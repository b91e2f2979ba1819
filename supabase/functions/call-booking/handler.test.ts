import { expect, test } from 'vitest';
import { htmlRequest, jsonRequest } from '@talent/functions/testing/form-requests.ts';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { handler } from './handler.ts';

const fields = {
  slot: '2026-11-30T15:00:00.000Z',
  ...{ name: 'Ada Example', email: 'ada@company.example', zone: 'America/Toronto', consent: true },
};
const FREE = [
  '2026-11-30T14:00:00+00:00',
  '2026-11-30T15:30:00+00:00',
  '2026-12-04T15:00:00+00:00',
];
const freeSlots = (slots = FREE) => ({
  free_call_slots: () => slots.map((starts_at) => ({ starts_at })),
});
const accepting = () =>
  testContext(
    {},
    {
      ...freeSlots(),
      submit_call_booking: ({ submission }) => ({
        status: 'accepted',
        reference: (submission as { reference: string }).reference,
      }),
    },
  );
const list = () => new Request('http://127.0.0.1/functions/v1/call-booking');

test('lists the free times', async () => {
  const response = await handler(list(), testContext({}, freeSlots()));
  expect(await response.json()).toEqual({
    slots: ['2026-11-30T14:00:00.000Z', '2026-11-30T15:30:00.000Z', '2026-12-04T15:00:00.000Z'],
  });
});

test('lists nothing for an address that asks too often, before the database is asked', async () => {
  const context = testContext({}, freeSlots([]));
  for (let asked = 0; asked < 60; asked += 1) await handler(list(), context);
  const response = await handler(list(), context);
  expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(context.calls).toHaveLength(60);
});

test('books a time, stores the hash of a token, and mails the entry for the calendar', async () => {
  const context = accepting();
  const response = await handler(jsonRequest('call-booking', fields), context);
  expect(response.status).toBe(201);
  const { input, mails, calendar } = context.calls[0]?.args as {
    input: Record<string, string>;
    mails: { to: string; text: string; subject: string }[];
    calendar: string;
  };
  const [visitor, staff] = mails;
  const token = /token=([\w-]{43})/.exec(visitor?.text ?? '')?.[1] ?? '';
  expect(token).not.toBe('');
  expect(JSON.stringify(input)).not.toContain(token);
  expect(input['token_hash']).toMatch(/^[0-9a-f]{64}$/);
  expect(visitor?.text).toContain('Monday, November 30, 10:00 AM EST');
  expect(visitor?.text).not.toContain('Ada');
  expect(staff?.text).toContain('Ada Example');
  const unfolded = calendar.replaceAll('\r\n ', '');
  expect(unfolded.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example Talent//Calls//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${input['id']}@www.example.com`,
    'SEQUENCE:0',
    'DTSTAMP:20261120T100000Z',
    'DTSTART:20261130T150000Z',
    'DTEND:20261130T153000Z',
    'SUMMARY:Call with Example Talent',
    `DESCRIPTION:Move or cancel this call: https://www.example.com/functions/v1/call-change?token=${token}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect(calendar.split('\r\n').every((line) => line.length <= 75)).toBe(true);
});

test('a time that is taken is answered with the nearest free ones in the zone of the visitor', async () => {
  const taken = { status: 'invalid', fields: { slot: 'Taken.' } };
  const context = testContext({}, { ...freeSlots(), submit_call_booking: () => taken });
  const response = await handler(jsonRequest('call-booking', fields), context);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    fields: {
      slot: 'This time was just taken. Nearest free: Monday, November 30, 9:00 AM EST; Monday, November 30, 10:30 AM EST; Friday, December 4, 10:00 AM EST. Choose another time.',
    },
  });
});

test.each([
  ['slot', 'tomorrow'],
  ['slot', ''],
  ['email', 'nobody'],
  ['consent', false],
])('refuses an invalid %s (%j), and stores nothing', async (name, value) => {
  const context = accepting();
  const response = await handler(
    jsonRequest('call-booking', { ...fields, [name]: value }),
    context,
  );
  expect(response.status).toBe(422);
  expect(context.calls).toEqual([]);
});

test('takes a zone that is none as that of the agency', async () => {
  const context = accepting();
  await handler(jsonRequest('call-booking', { ...fields, zone: 'Moon/<b>' }), context);
  expect(context.calls[0]?.args).toMatchObject({ input: { zone: 'America/New_York' } });
});

test('answers a browser without scripts with a page', async () => {
  const sent = Object.entries({ ...fields, consent: 'on' }).map(
    ([name, value]): [string, string] => [...[name, value]] as [string, string],
  );
  const response = await handler(htmlRequest('call-booking', sent), accepting());
  expect([response.status, (await response.text()).includes('Your call is booked')]).toEqual([
    201,
    true,
  ]);
});
