// @vitest-environment jsdom
import { noticeStore, toastStore } from '@talent/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { press, undo } from '../testing/staff-page';
import type { BulkAction } from './engine/use-bulk-change';
import { showTables, type Thing } from './testing/show-table';

let stored: Thing[] = [];
let isOffline = false;

const close: BulkAction<Thing> = {
  label: 'Close',
  done: (count) => `${count} closed`,
  apply: (row) => ({ ...row, place: 'closed' }),
  save: (rows) => {
    if (isOffline) return Promise.reject(new Error('offline'));
    const names = rows.map(({ name }) => name);
    stored = stored.map((row) => (names.includes(row.name) ? { ...row, place: 'closed' } : row));
    return Promise.resolve(() => {
      stored = stored.map((row) => rows.find(({ name }) => name === row.name) ?? row);
      return Promise.resolve();
    });
  },
};

beforeEach(async () => {
  isOffline = false;
  stored = ['a', 'b', 'c', 'd'].map((name) => ({ name, place: 'new' }));
  const load = () => Promise.resolve({ rows: stored, total: stored.length });
  showTables([
    {
      source: { queryKey: ['things'], load },
      rowActions: ({ name }) => [{ label: 'Open', to: `/people/${name}` }],
      bulkActions: [close],
    },
  ]);
  await screen.findByRole('table', { name: 'Things' });
});

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const pick = (name: string) => fireEvent.click(box(`Select: ${name}`));
const picked = () =>
  ['a', 'b', 'c', 'd'].filter((name) => box(`Select: ${name}`).checked).join(' ');
const shows = (places: string) =>
  waitFor(() => {
    const [, ...rows] = screen.getAllByRole('row');
    const found = rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent);
    expect(found.join(' ')).toBe(places);
  });

it('picks rows one by one, up to another one with Shift, all of a page, and none', () => {
  pick('a');
  expect(picked()).toBe('a');
  expect(box('Select all rows of this page').indeterminate).toBe(true);
  fireEvent.click(box('Select: c'), { shiftKey: true });
  expect(picked()).toBe('a b c');
  expect(screen.getByText('3 selected')).toBeTruthy();
  fireEvent.click(box('Select all rows of this page'));
  expect(picked()).toBe('a b c d');
  press('Clear');
  expect(picked()).toBe('');
  expect(screen.getByRole('searchbox')).toBeTruthy();
});

it('changes rows together at once, changes them back by Undo, and changes one row alone from its menu', async () => {
  pick('b');
  pick('d');
  press('Close');
  await shows('new closed new closed');
  expect(picked()).toBe('');
  expect(toastStore.getState()).toMatchObject([{ title: '2 closed', action: { label: 'Undo' } }]);
  await waitFor(() => expect(stored.filter(({ place }) => place === 'closed')).toHaveLength(2));
  undo();
  await shows('new new new new');
  await waitFor(() => expect(stored.map(({ place }) => place)).not.toContain('closed'));
  press('Actions: c');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Close' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions: c' }));
  await shows('new new closed new');
  await waitFor(() => expect(stored[2]?.place).toBe('closed'));
});

it('shows rows as before when they could not be changed, and says so', async () => {
  isOffline = true;
  pick('a');
  press('Close');
  await waitFor(() =>
    expect(noticeStore.getState()).toMatchObject([
      { title: 'Not every selected row was changed', tone: 'error' },
    ]),
  );
  await shows('new new new new');
});

it('opens the menu of a row with the arrow key, is moved through by keys, and gives the focus back on Escape', () => {
  const button = screen.getByRole('button', { name: 'Actions: b' });
  button.focus();
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  const menu = within(screen.getByRole('menu', { name: 'Actions: b' }));
  const link = menu.getByRole('menuitem', { name: 'Open' });
  const entry = menu.getByRole('menuitem', { name: 'Close' });
  expect(document.activeElement).toBe(link);
  expect(link.getAttribute('href')).toBe('/people/b');
  for (const [key, next] of [
    ['ArrowDown', entry],
    ['ArrowDown', link],
    ['End', entry],
    ['o', link],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? button, { key });
    expect(document.activeElement).toBe(next);
  }
  fireEvent.keyDown(link, { key: 'Escape' });
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});
