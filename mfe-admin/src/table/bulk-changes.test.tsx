// @vitest-environment jsdom
import { noticeStore, toastStore } from '@talent/sdk';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPage } from '../testing/staff-page';
import type { BulkAction } from './engine/use-bulk-change';
import type { ToolColumn } from './tool-column';
import { ToolTable } from './tool-table';

interface Row {
  name: string;
  stage: string;
}
const columns: readonly ToolColumn<Row>[] = [
  { key: 'name', label: 'Name', value: ({ name }) => name },
  { key: 'stage', label: 'Stage', value: ({ stage }) => stage },
];

/** Rows of the database. */
let stored: Row[] = [];
let isOffline = false;

const close: BulkAction<Row> = {
  label: 'Close',
  done: (count) => `${count} closed`,
  apply: (row) => ({ ...row, stage: 'closed' }),
  save: (rows) => {
    if (isOffline) return Promise.reject(new Error('offline'));
    const names = rows.map(({ name }) => name);
    stored = stored.map((row) => (names.includes(row.name) ? { ...row, stage: 'closed' } : row));
    return Promise.resolve(() => {
      stored = stored.map((row) => rows.find(({ name }) => name === row.name) ?? row);
      return Promise.resolve();
    });
  },
};

beforeEach(() => {
  isOffline = false;
  stored = ['a', 'b', 'c', 'd'].map((name) => ({ name, stage: 'new' }));
});

async function open(): Promise<void> {
  renderPage(() => (
    <ToolTable
      name="people"
      caption="People"
      columns={columns}
      source={{
        queryKey: ['people'],
        load: () => Promise.resolve({ rows: stored, total: stored.length }),
      }}
      rowKey={({ name }) => name}
      rowActions={({ name }) => [{ label: 'Open', to: `/people/${name}` }]}
      bulkActions={[close]}
      empty={null}
    />
  ));
  await screen.findByRole('table', { name: 'People' });
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const picked = () =>
  ['a', 'b', 'c', 'd'].filter((name) => box(`Select: ${name}`).checked).join(' ');
const stages = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent)
    .join(' ');

describe('rows of a list', () => {
  it('are picked one by one, up to another one with Shift, all of a page, and none', async () => {
    await open();
    fireEvent.click(box('Select: a'));
    expect(picked()).toBe('a');
    expect(box('Select all rows of this page').indeterminate).toBe(true);
    fireEvent.click(box('Select: c'), { shiftKey: true });
    expect(picked()).toBe('a b c');
    expect(screen.getByText('3 selected')).toBeTruthy();
    fireEvent.click(box('Select all rows of this page'));
    expect(picked()).toBe('a b c d');
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(picked()).toBe('');
    expect(screen.getByRole('searchbox')).toBeTruthy();
  });

  it('are changed together at once, and changed back by Undo', async () => {
    await open();
    fireEvent.click(box('Select: b'));
    fireEvent.click(box('Select: d'));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(stages()).toBe('new closed new closed'));
    expect(picked()).toBe('');
    expect(toastStore.getState()).toMatchObject([{ title: '2 closed', action: { label: 'Undo' } }]);
    await waitFor(() => expect(stored.filter(({ stage }) => stage === 'closed')).toHaveLength(2));
    act(() => toastStore.getState()[0]?.action?.onAction());
    await waitFor(() => expect(stages()).toBe('new new new new'));
    await waitFor(() => expect(stored.map(({ stage }) => stage)).not.toContain('closed'));
  });

  it('are as before when they could not be changed, and a message says so', async () => {
    await open();
    isOffline = true;
    fireEvent.click(box('Select: a'));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(noticeStore.getState()).toMatchObject([
        { title: 'Not every selected row was changed', tone: 'error' },
      ]),
    );
    await waitFor(() => expect(stages()).toBe('new new new new'));
  });
});

describe('the menu of a row', () => {
  it('opens with the arrow key, is moved through by keys, and gives the focus back on Escape', async () => {
    await open();
    const button = screen.getByRole('button', { name: 'Actions: b' });
    button.focus();
    fireEvent.keyDown(button, { key: 'ArrowDown' });
    const menu = within(screen.getByRole('menu', { name: 'Actions: b' }));
    const link = menu.getByRole('menuitem', { name: 'Open' });
    expect(document.activeElement).toBe(link);
    expect(link.getAttribute('href')).toBe('/people/b');
    fireEvent.keyDown(link, { key: 'ArrowDown' });
    const entry = menu.getByRole('menuitem', { name: 'Close' });
    expect(document.activeElement).toBe(entry);
    fireEvent.keyDown(entry, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(link);
    fireEvent.keyDown(link, { key: 'End' });
    expect(document.activeElement).toBe(entry);
    fireEvent.keyDown(entry, { key: 'o' });
    expect(document.activeElement).toBe(link);
    fireEvent.keyDown(link, { key: 'Escape' });
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('changes its row alone', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Actions: c' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Close' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions: c' }));
    await waitFor(() => expect(stages()).toBe('new new closed new'));
    await waitFor(() => expect(stored[2]?.stage).toBe('closed'));
  });
});
