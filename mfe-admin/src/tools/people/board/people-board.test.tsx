// @vitest-environment jsdom
import { toastStore } from '@talent/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, undo } from '../../../testing/staff-page';
import { fetchBoard } from '../api/people';
import { RefusedChange, savePerson } from '../api/record';
import { readFilters } from '../people-filters';
import { makeBoard, makePerson } from '../testing/make-person';
import { PeopleBoard } from './people-board';

vi.mock('../api/people', { spy: true });
vi.mock('../api/record', { spy: true });
const fetching = vi.mocked(fetchBoard);
const saving = vi.mocked(savePerson);

const filters = readFilters(new URLSearchParams('view=board'));
const stored = makeBoard({ new: ['Ann', 'Bea'], 'in talk': ['Cleo'] });

beforeEach(() => {
  fetching.mockReset().mockResolvedValue(stored);
  let version = 1;
  saving.mockReset().mockImplementation(() => {
    version += 1;
    return Promise.resolve(makePerson('Ann', { version }));
  });
});

async function show(): Promise<void> {
  renderPage(() => <PeopleBoard filters={filters} nameOf={() => null} />);
  await screen.findByRole('link', { name: 'Ann' });
}

const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const press = (name: string, ...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(handle(name), { key });
};
const columns = () =>
  screen.getAllByRole('list').map((list) =>
    within(list)
      .queryAllByRole('link')
      .map((link) => link.textContent),
  );
const said = () => screen.getByRole('status').textContent;

it('moves a card with keys, says each place, and saves once it is dropped', async () => {
  await show();
  expect(screen.getAllByRole('heading').map((title) => title.textContent)).toEqual([
    'New 2',
    'In talk 1',
    'Shortlist 0',
    'Placed 0',
    'Closed 0',
  ]);
  expect(columns()).toEqual([['Ann', 'Bea'], ['Cleo'], [], [], []]);
  handle('Ann').focus();
  press('Ann', ' ');
  expect(said()).toBe('Ann picked up. New, place 1 of 2.');
  press('Ann', 'ArrowRight');
  expect(said()).toBe('In talk, place 1 of 2.');
  press('Ann', 'ArrowDown');
  expect(columns()).toEqual([['Bea'], ['Cleo', 'Ann'], [], [], []]);
  expect(document.activeElement).toBe(handle('Ann'));
  expect(saving).not.toHaveBeenCalled();
  press('Ann', ' ');
  expect(said()).toBe('Ann dropped. In talk, place 2 of 2.');
  expect(columns()).toEqual([['Bea'], ['Cleo', 'Ann'], [], [], []]);
  await waitFor(() =>
    expect(saving).toHaveBeenCalledWith(
      { id: 'Ann', version: 1 },
      { stage: 'in talk', behind: 'Cleo' },
    ),
  );
});

it.each(['Escape', 'Tab'])('puts a card back on %s', async (key) => {
  await show();
  press('Ann', ' ', 'ArrowRight', key);
  expect(columns()).toEqual([['Ann', 'Bea'], ['Cleo'], [], [], []]);
  expect(said()).toBe('Ann put back. New, place 1 of 2.');
  expect(saving).not.toHaveBeenCalled();
});

it('offers to undo a move, from the version that the move made', async () => {
  await show();
  press('Ann', ' ', 'ArrowRight', 'ArrowRight', ' ');
  await waitFor(() => expect(toastStore.getState()[0]?.title).toBe('Ann moved to Shortlist'));
  undo();
  expect(columns()).toEqual([['Ann', 'Bea'], ['Cleo'], [], [], []]);
  await waitFor(() =>
    expect(saving).toHaveBeenLastCalledWith(
      { id: 'Ann', version: 2 },
      { stage: 'new', behind: null },
    ),
  );
  press('Ann', ' ', 'ArrowRight', ' ');
  await waitFor(() => expect(saving.mock.lastCall?.[0].version).toBe(3));
});

it.each([
  [
    'another change came first',
    () => Promise.reject(new RefusedChange(makePerson('Ann', { version: 5 }))),
  ],
  ['the connection fails', () => Promise.reject(new TypeError('Failed to fetch'))],
])('shows what the database has when %s', async (_, outcome) => {
  await show();
  saving.mockImplementation(outcome);
  press('Ann', ' ', 'ArrowRight', ' ');
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(columns()).toEqual([['Ann', 'Bea'], ['Cleo'], [], [], []]));
  expect(toastStore.getState().filter(({ open }) => open)).toEqual([]);
});

it('moves a card with a pointer to another column', async () => {
  await show();
  const card = handle('Ann').closest('li') ?? document.body;
  const column = screen.getByRole('region', { name: 'In talk 1' });
  const dataTransfer = { setData: () => undefined };
  fireEvent.dragStart(card, { dataTransfer });
  fireEvent.dragOver(column);
  fireEvent.drop(column);
  expect(columns()).toEqual([['Bea'], ['Ann', 'Cleo'], [], [], []]);
  await waitFor(() =>
    expect(saving).toHaveBeenCalledWith(
      { id: 'Ann', version: 1 },
      { stage: 'in talk', behind: null },
    ),
  );
});
