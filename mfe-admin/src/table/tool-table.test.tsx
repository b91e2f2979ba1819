// @vitest-environment jsdom
import { noticeStore } from '@talent/sdk';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, test, vi } from 'vitest';
import { press, signIn } from '../testing/staff-page';
import { showTables, thingColumns, type Thing } from './testing/show-table';
import type { LoadTablePage, TableSource } from './tool-column';

const rows: Thing[] = [
  ...Array.from({ length: 24 }, (_, index) => ({ name: `row ${index}`, count: index * 100 })),
  { name: 'without a count', count: null },
];
const open = (source: TableSource<Thing> = { rows }, search = '') =>
  showTables([{ source, pageSize: 10 }], search);

async function names(): Promise<string[]> {
  const table = await screen.findByRole('table', { name: 'Things' });
  return within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
}
const shows = (range: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(range));

test('a list is turned page by page', async () => {
  open();
  expect(await names()).toHaveLength(10);
  await shows('1 to 10 of 25');
  press('Next');
  await shows('11 to 20 of 25');
  expect(window.location.search).toBe('?things-page=2');
});

test('a page after the last one leads back to the first; its headers sort a list, and missing values come last either way', async () => {
  open(undefined, '?things-page=9');
  expect((await names())[0]).toBe('row 0');
  cleanup();
  open(undefined, '?things-page=3');
  expect((await names()).at(-1)).toBe('without a count');
  press('Count');
  await waitFor(async () => expect((await names())[0]).toBe('row 0'));
  expect(screen.getByRole('columnheader', { name: 'Count' }).getAttribute('aria-sort')).toBe(
    'ascending',
  );
  press('Count');
  await waitFor(async () => expect((await names())[0]).toBe('row 23'));
  expect(window.location.search).toBe('?things-sort=-count');
});

test('its field narrows it after a pause, from the first page on', async () => {
  open(undefined, '?things-page=2');
  await names();
  vi.useFakeTimers();
  const type = (value: string) =>
    fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  type('ROW 1');
  await act(() => vi.advanceTimersByTimeAsync(249));
  expect(window.location.search).toBe('?things-page=2');
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  await shows('1 to 10 of 11');
  type('nowhere');
  expect(await screen.findByText('No rows match this filter.')).toBeTruthy();
  expect(screen.queryByText('No rows')).toBeNull();
});

it('says once that nothing was found, and what was searched', async () => {
  const load: LoadTablePage<Thing> = () => Promise.resolve({ rows: [], total: 0 });
  const source = { queryKey: ['things'], load };
  showTables([{ source, filterLabel: 'Name, place' }], '?things-filter=nowhere');
  expect(await screen.findByText(/^No rows/)).toHaveProperty(
    'textContent',
    'No rows match this filter. Searched: Name, place.',
  );
});

test('an empty list says so beside its shape, without tools for what is not there', async () => {
  open({ rows: [] });
  expect(await screen.findByText('There is nothing yet.')).toBeTruthy();
  // The shape of a table in hollow marks.
  expect(document.querySelectorAll('svg[aria-hidden=true] path')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a list that cannot be loaded says so, and is asked for again', async () => {
  const load = vi.fn<LoadTablePage<Thing>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue({ rows: rows.slice(0, 10), total: 25 });
  open({ queryKey: ['things'], load });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await names()).toHaveLength(10);
});

test('an export of a list that changed meanwhile says that rows may be missing', async () => {
  const load = vi.fn<LoadTablePage<Thing>>();
  load.mockResolvedValueOnce({ rows: rows.slice(0, 10), total: 25 });
  load.mockResolvedValueOnce({ rows: rows.slice(0, 20), total: 25 });
  load.mockResolvedValue({ rows: rows.slice(20, 24), total: 24 });
  URL.createObjectURL = () => 'blob:x';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  open({ queryKey: ['things'], load });
  await names();
  press('Export CSV: Things');
  const title =
    'The list changed during the export: rows may be missing or listed twice. Export it again.';
  await expect.poll(() => noticeStore.getState()).toEqual([{ title }]);
});

test('the export holds every row that fits, in the order of the table', async () => {
  const texts: Promise<string>[] = [];
  URL.createObjectURL = (blob) => {
    texts.push((blob as Blob).text());
    return 'blob:x';
  };
  const links: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    links.push(this.download);
  });
  const code = { key: 'code', label: 'Code', value: ({ name }: Thing) => `x-${name}` };
  const columns = [...thingColumns, { ...code, isFileOnly: true as const }];
  showTables([{ source: { rows }, columns }], '?things-sort=-count&things-filter=row');
  await names();
  expect(screen.queryByRole('columnheader', { name: 'Code' })).toBeNull();
  press('Export CSV: Things');
  await waitFor(() => expect(links).toEqual(['things.csv']));
  const lines = (await texts[0])?.trim().split('\r\n') ?? [];
  expect(lines).toHaveLength(25);
  expect(lines.slice(0, 2)).toEqual(['name,place,count,code', 'row 23,,2300,x-row 23']);
});

const people = [
  { name: 'Ada', place: 'Toronto' },
  { name: 'Bob', place: 'Boston' },
];
const openBoth = (search = '') =>
  showTables(
    ['things', 'others'].map((name) => ({ name, caption: name, source: { rows: people } })),
    search,
  );
function openPanel(): ReturnType<typeof within> {
  fireEvent.click(screen.getByRole('button', { name: 'View: things' }));
  return within(screen.getByRole('group', { name: 'View: things' }));
}
const tables = () => screen.getAllByRole('table');
const densities = () => tables().map((table) => table.dataset['density']);

it('has the height of rows that each admin of a browser chose in one table, in all tables and after a reload', () => {
  signIn('ada');
  openBoth();
  expect(densities()).toEqual(['comfortable', 'comfortable']);
  fireEvent.click(openPanel().getByRole('radio', { name: 'Compact' }));
  expect(densities()).toEqual(['compact', 'compact']);
  cleanup();
  signIn('bob');
  openBoth();
  expect(densities()).toEqual(['comfortable', 'comfortable']);
  cleanup();
  signIn('ada');
  openBoth();
  expect(densities()).toEqual(['compact', 'compact']);
});

it('hides columns, which the address keeps beside the order', async () => {
  openBoth('?things-sort=-name');
  fireEvent.click(openPanel().getByRole('checkbox', { name: 'Place' }));
  await waitFor(() =>
    expect(window.location.search).toBe('?things-sort=-name&things-hidden=place'),
  );
  expect(tables().map((table) => within(table).queryByText('Place') !== null)).toEqual([
    false,
    true,
  ]);
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names.slice(0, 2)).toEqual(['Bob', 'Ada']);
});
