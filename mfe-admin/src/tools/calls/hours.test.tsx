// @vitest-environment jsdom
import { noticeStore } from '@talent/sdk';
import { chooseOption } from '@talent/testing/choose-option';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { press, renderPage } from '../../testing/staff-page';
import { Hours, readHours } from './hours';

const api = vi.hoisted(() => ({ asked: [] as unknown[] }));
vi.mock('../../backend/admin-data', async () => {
  const { fakeBackend } = await import('../../testing/fake-data');
  const zone = 'America/New_York';
  const note = (table: string, row: object) => (asked: object) => {
    if (Object.keys(asked).length > 0) api.asked.push([table, asked]);
    return [row];
  };
  return fakeBackend({
    call_hours: note('call_hours', {
      id: 1,
      weekday: 1,
      starts: '09:00:00',
      ends: '17:00:00',
      zone,
    }),
    call_exceptions: note('call_exceptions', {
      id: 2,
      day: '2026-12-25',
      starts: null,
      ends: null,
      zone,
    }),
  });
});
beforeEach(() => void (api.asked = []));

const noticed = (title: string) =>
  waitFor(() => expect(noticeStore.getState().at(-1)?.title).toBe(title));
const type = (name: string, value: string): void =>
  void fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }), {
    target: { value },
  });

it('lists the weekly hours, adds some and deletes them', async () => {
  renderPage(() => <Hours kind="weekly" />);
  const table = await screen.findByRole('table', { name: /^Weekly hours/ });
  within(table).getByText('09:00–17:00');
  chooseOption('Day of the week', '2');
  chooseOption('Time zone', 'America/Chicago');
  type('From', '10:00');
  type('Until', '10:15');
  press('Add');
  screen.getByText(/30 minutes apart or more/);
  type('Until', '12:00');
  press('Add');
  await noticed('The hours are saved.');
  const added = { weekday: 2, starts: '10:00', ends: '12:00', zone: 'America/Chicago' };
  expect(api.asked).toEqual([['call_hours', added]]);
  press('Delete: Monday, 09:00–17:00');
  await noticed('The hours are deleted.');
  expect(api.asked.at(-1)).toEqual(['call_hours', { id: 1 }]);
});

it('lists the days that are different', async () => {
  renderPage(() => <Hours kind="exceptions" />);
  const table = await screen.findByRole('table', { name: /^Days that are different/ });
  within(table).getByText('2026-12-25');
  within(table).getByText('No calls');
});

it.each([
  ['2026-12-25', '', '', true],
  ['2026-12-25', '09:00', '12:00', true],
  ['', '', '', false],
  ['2026-12-25', '09:00', '', false],
  ['2026-12-25', '12:00', '09:00', false],
  ['2026-12-25', '9 am', '5 pm', false],
])('takes the day %s from "%s" until "%s": %s', (day, starts, ends, isRight) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ day, starts, ends, zone: 'America/New_York' })) {
    form.set(name, value);
  }
  const { hours, problems } = readHours('exceptions', form);
  expect(Object.keys(problems).length === 0).toBe(isRight);
  if (isRight) expect(hours).toMatchObject({ day, starts: starts || null, ends: ends || null });
});
