// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signIn } from '../testing/staff-page';
import { showTables } from './testing/show-table';

const rows = [
  { name: 'Ada', place: 'Toronto' },
  { name: 'Bob', place: 'Boston' },
];
const open = (search = '') =>
  showTables(
    ['things', 'others'].map((name) => ({ name, caption: name, source: { rows } })),
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
  open();
  expect(densities()).toEqual(['comfortable', 'comfortable']);
  fireEvent.click(openPanel().getByRole('radio', { name: 'Compact' }));
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

it('hides columns, which the address keeps beside the order', async () => {
  open('?things-sort=-name');
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
