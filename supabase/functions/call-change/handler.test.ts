import { expect, test } from 'vitest';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { handler } from './handler.ts';

const TOKEN = 'a'.repeat(43);
const booking = {
  id: '6f1d2c3b-4a59-4e68-8b7a-0c1d2e3f4a5b',
  ...{
    reference: 'B-7K2M9QXD',
    starts_at: '2026-11-30T15:00:00+00:00',
    status: 'booked',
    sequence: 2,
  },
  ...{ name: '<b>Ada</b>', email: 'ada@company.example', zone: 'America/Toronto' },
};
const context = (status = 'saved', found: object[] = [booking]) =>
  testContext(
    {},
    {
      call_booking_of: () => found,
      free_call_slots: () => [{ starts_at: '2026-12-01T15:00:00+00:00' }],
      change_call_booking: () => ({ status }),
    },
  );
const open = (token = TOKEN) =>
  new Request(`http://127.0.0.1/functions/v1/call-change?token=${token}`);
const send = (fields: Record<string, string>) =>
  new Request(open(), { method: 'POST', body: new URLSearchParams(fields) });
type Change = { seen: number; moved_to: string | null; calendar: string; token_hash: string };
const changeOf = ({ calls }: ReturnType<typeof context>) =>
  calls.find(({ name }) => name === 'change_call_booking')?.args as Change | undefined;

test('its page shows the call and the free times, and changes nothing', async () => {
  const here = context();
  const response = await handler(open(), here);
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(page).toContain('Monday, November 30, 10:00 AM EST');
  expect(page).toContain('>Tuesday, December 1, 10:00 AM EST</option>');
  expect(changeOf(here)).toBeUndefined();
});

test('moves a call: the same entry with a higher number', async () => {
  const here = context();
  const response = await handler(send({ slot: '2026-12-01T15:00:00.000Z' }), here);
  expect(await response.text()).toContain('Tuesday, December 1, 10:00 AM EST');
  const { seen, moved_to, calendar, token_hash } = changeOf(here) as Change;
  expect([seen, moved_to]).toEqual([2, '2026-12-01T15:00:00.000Z']);
  expect(token_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(calendar).toContain('SEQUENCE:3');
  expect(calendar).toContain('DTSTART:20261201T150000Z');
  expect(calendar.replaceAll('\r\n ', '')).toContain(
    'UID:6f1d2c3b-4a59-4e68-8b7a-0c1d2e3f4a5b@www.example.com',
  );
});

test('cancels a call: its entry says so', async () => {
  const here = context();
  expect((await handler(send({ cancel: 'yes' }), here)).status).toBe(200);
  const { moved_to, calendar } = changeOf(here) as Change;
  expect(moved_to).toBeNull();
  expect(calendar).toMatch(/SEQUENCE:3\r\n[^]*STATUS:CANCELLED/);
});

test('a time that is taken is answered with the nearest free ones', async () => {
  const response = await handler(send({ slot: '2026-12-01T14:00:00Z' }), context('taken'));
  expect(response.status).toBe(409);
  expect(await response.text()).toContain('Nearest free: Tuesday, December 1, 10:00 AM EST.');
});

test.each([
  ['a wrong token', open('x'), [booking], 410],
  ['an unknown token', open(), [], 410],
  ['no time', send({ slot: 'later' }), [booking], 422],
  ['a body that is too large', send({ slot: 'x'.repeat(2000) }), [booking], 422],
])('%s changes nothing', async (_, request, found, status) => {
  const here = context('saved', found);
  expect((await handler(request, here)).status).toBe(status);
  expect(changeOf(here)).toBeUndefined();
});

test('counts before it asks the database', async () => {
  const here = context();
  for (let asked = 0; asked < 30; asked += 1) await handler(open('x'), here);
  expect((await handler(open(), here)).status).toBe(429);
  expect(here.calls).toEqual([]);
});
