// @vitest-environment jsdom
import { toastStore } from '@talent/sdk';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../testing/staff-page';
import { showTables } from './testing/show-table';

const rows = [
  { name: 'Ada', place: 'Toronto' },
  { name: 'Bob', place: 'Boston' },
];
beforeEach(() => {
  signIn(crypto.randomUUID());
});

const open = (search = '') =>
  showTables(
    ['things', 'others'].map((name) => ({ name, caption: name, source: { rows } })),
    search,
  );
function openPanel(): ReturnType<typeof within> {
  fireEvent.click(screen.getByRole('button', { name: 'View: things' }));
  return within(screen.getByRole('group', { name: 'View: things' }));
}
const chooseCompact = () => fireEvent.click(openPanel().getByRole('radio', { name: 'Compact' }));
const tables = () => screen.getAllByRole('table');
const densities = () => tables().map((table) => table.dataset['density']);
const addressIs = (search: string) => waitFor(() => expect(window.location.search).toBe(search));

it('has the height of rows that each admin of a browser chose in one table, in all tables and after a reload', () => {
  signIn('ada');
  open();
  expect(densities()).toEqual(['comfortable', 'comfortable']);
  chooseCompact();
  expect(densities()).toEqual(['compact', 'compact']);
  cleanup();
  signIn('bob');
  open();
  expect(densities()).toEqual(['comfortable', 'comfortable']);
  cleanup();
  signIn('ada');
  open();
  expect(densities()).toEqual(['compact', 'compact']);
});

it('hides columns, which the address keeps', async () => {
  open();
  fireEvent.click(openPanel().getByRole('checkbox', { name: 'Place' }));
  await addressIs('?things-hidden=place');
  expect(tables().map((table) => within(table).queryByText('Place') !== null)).toEqual([
    false,
    true,
  ]);
});

it('opens as a link says, without another choice of the admin', () => {
  open('?things-hidden=place&things-density=compact&things-sort=-name');
  expect(densities()).toEqual(['compact', 'comfortable']);
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names.slice(0, 2)).toEqual(['Bob', 'Ada']);
});

it('is saved under a name, opened again from the list, and deleted', async () => {
  const saved = '?things-sort=-name&stage=new&things-density=comfortable';
  open('?things-sort=-name&stage=new');
  let panel = openPanel();
  fireEvent.change(panel.getByRole('textbox', { name: 'Name of this view' }), {
    target: { value: 'From Z' },
  });
  fireEvent.click(panel.getByRole('button', { name: 'Save' }));
  expect(panel.getByRole('link', { name: 'From Z' }).getAttribute('href')).toBe(`/tool${saved}`);
  cleanup();
  open();
  fireEvent.click(openPanel().getByRole('link', { name: 'From Z' }));
  await addressIs(saved);
  expect(screen.queryByRole('group', { name: 'View: things' })).toBeNull();
  panel = openPanel();
  fireEvent.click(panel.getByRole('button', { name: 'Delete the view From Z' }));
  expect(panel.queryByRole('link', { name: 'From Z' })).toBeNull();
});

it('can be sent to others as a link', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
  open('?things-filter=a');
  fireEvent.click(openPanel().getByRole('button', { name: 'Copy link to this view' }));
  await waitFor(() => expect(toastStore.getState()).toMatchObject([{ title: 'Link copied.' }]));
  expect(writeText.mock.calls).toEqual([
    ['http://localhost:3000/tool?things-filter=a&things-density=comfortable'],
  ]);
});
