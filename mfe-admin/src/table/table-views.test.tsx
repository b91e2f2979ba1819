// @vitest-environment jsdom
import { sessionStore, toastStore } from '@talent/sdk';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../testing/staff-page';
import type { ToolColumn } from './tool-column';
import { ToolTable } from './tool-table';

interface Row {
  name: string;
  place: string;
}
const columns: readonly ToolColumn<Row>[] = [
  { key: 'name', label: 'Name', sortable: true, value: ({ name }) => name },
  { key: 'place', label: 'Place', value: ({ place }) => place },
];
const rows: Row[] = [
  { name: 'Ada', place: 'Toronto' },
  { name: 'Bob', place: 'Boston' },
];

function signIn(userId: string): void {
  const session = { email: null, signOut: () => Promise.resolve() };
  act(() =>
    sessionStore.setState(
      { ...session, status: 'signed-in', userId, accessToken: () => Promise.resolve(userId) },
      true,
    ),
  );
}

beforeEach(() => {
  signIn(crypto.randomUUID());
});

function Tables() {
  return ['things', 'others'].map((name) => (
    <ToolTable
      key={name}
      name={name}
      caption={name}
      columns={columns}
      source={{ rows }}
      rowKey={(row) => row.name}
      empty={null}
    />
  ));
}

function open(search = ''): void {
  renderPage(Tables, { path: `/tool${search}` });
}

function openPanel(): ReturnType<typeof within> {
  fireEvent.click(screen.getByRole('button', { name: 'View: things' }));
  return within(screen.getByRole('group', { name: 'View: things' }));
}

const densities = () =>
  screen.getAllByRole('table').map((table) => table.getAttribute('data-density'));

describe('the view of a table', () => {
  it('has the height of rows that the admin chose in one table, in all tables and after a reload', () => {
    open();
    expect(densities()).toEqual(['comfortable', 'comfortable']);
    fireEvent.click(openPanel().getByRole('radio', { name: 'Compact' }));
    expect(densities()).toEqual(['compact', 'compact']);
    cleanup();
    open();
    expect(densities()).toEqual(['compact', 'compact']);
  });

  it('keeps the height of rows for each admin of a browser', () => {
    signIn('ada');
    open();
    fireEvent.click(openPanel().getByRole('radio', { name: 'Compact' }));
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
    await waitFor(() => expect(window.location.search).toBe('?things-hidden=place'));
    const [things, others] = screen.getAllByRole('table');
    expect(things && within(things).queryByText('Place')).toBeNull();
    expect(others && within(others).getByText('Place')).toBeTruthy();
  });

  it('opens as a link says, without another choice of the admin', () => {
    open('?things-hidden=place&things-density=compact&things-sort=-name');
    expect(densities()).toEqual(['compact', 'comfortable']);
    const [things] = screen.getAllByRole('table');
    const names = things ? within(things).getAllByRole('rowheader') : [];
    expect(names.map(({ textContent }) => textContent)).toEqual(['Bob', 'Ada']);
  });

  it('is saved under a name, opened again from the list, and deleted', async () => {
    open('?things-sort=-name&stage=new');
    let panel = openPanel();
    fireEvent.change(panel.getByRole('textbox', { name: 'Name of this view' }), {
      target: { value: 'From Z' },
    });
    fireEvent.click(panel.getByRole('button', { name: 'Save' }));
    const link = panel.getByRole('link', { name: 'From Z' });
    expect(link.getAttribute('href')).toBe(
      '/tool?things-sort=-name&stage=new&things-density=comfortable',
    );
    cleanup();
    open();
    panel = openPanel();
    fireEvent.click(panel.getByRole('link', { name: 'From Z' }));
    await waitFor(() =>
      expect(window.location.search).toBe(
        '?things-sort=-name&stage=new&things-density=comfortable',
      ),
    );
    expect(screen.queryByRole('group', { name: 'View: things' })).toBeNull();
    panel = openPanel();
    fireEvent.click(panel.getByRole('button', { name: 'Delete the view From Z' }));
    expect(panel.queryByRole('link', { name: 'From Z' })).toBeNull();
  });

  it('can be sent to others as a link', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), { clipboard: { writeText } }),
    );
    open('?things-filter=a');
    fireEvent.click(openPanel().getByRole('button', { name: 'Copy link to this view' }));
    await waitFor(() => expect(toastStore.getState()).toMatchObject([{ title: 'Link copied.' }]));
    expect(writeText.mock.calls).toEqual([
      ['http://localhost:3000/tool?things-filter=a&things-density=comfortable'],
    ]);
    vi.unstubAllGlobals();
  });
});
