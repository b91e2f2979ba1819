// @vitest-environment jsdom
import { toastStore } from '@talent/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, undo } from '../../../testing/staff-page';
import { fetchBoard } from '../api/people';
import { RefusedChange, savePerson, type PersonChange } from '../api/record';
import { isNarrowed, readFilters, writeFilters } from '../people-filters';
import { makeBoard, makePerson } from '../testing/make-person';
import { PeopleBoard } from './people-board';
import { moveCard, placeOf, stepFrom } from './move-card';

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
const titles = () => screen.getAllByRole('heading').map((title) => title.textContent);
const isSaved = (version: number, change: PersonChange) =>
  waitFor(() => expect(saving).toHaveBeenLastCalledWith({ id: 'Ann', version }, change));
const said = () => screen.getByRole('status').textContent;

it('moves a card with keys, says each place, and saves once it is dropped', async () => {
  await show();
  expect(titles()).toEqual(['New 2', 'In talk 1', 'Shortlist 0', 'Placed 0', 'Closed 0']);
  handle('Ann').focus();
  press('Ann', ' ', 'ArrowDown');
  expect(columns()).toEqual([['Bea', 'Ann'], ['Cleo'], [], [], []]);
  press('Ann', 'Escape', ' ');
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
  expect(titles().slice(0, 2)).toEqual(['New 1', 'In talk 2']);
  await isSaved(1, { stage: 'in talk', behind: 'Cleo' });
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
  await isSaved(2, { stage: 'new', behind: null });
  press('Ann', ' ', 'ArrowRight', ' ');
  await waitFor(() => expect(saving.mock.lastCall?.[0].version).toBe(3));
});

it.each([
  ['another change came first', new RefusedChange(makePerson('Ann', { version: 5 }))],
  ['the connection fails', new TypeError('Failed to fetch')],
])('shows what the database has when %s', async (_, error) => {
  await show();
  saving.mockRejectedValue(error);
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
  await isSaved(1, { stage: 'in talk', behind: null });
});

const board = makeBoard({ new: ['Ann', 'Bea', 'Cleo'], shortlist: ['Dora'] });

it('leaves a board alone that has lost its card', () => {
  expect(moveCard(board, 'Eve', { stage: 'new', index: 0 })).toBe(board);
  expect(placeOf(board, 'Eve')).toBeNull();
});

it.each([
  ['Ann', 'ArrowUp', null],
  ['Bea', 'ArrowUp', { stage: 'new', index: 0 }],
  ['Bea', 'ArrowDown', { stage: 'new', index: 2 }],
  ['Cleo', 'ArrowDown', null],
  ['Cleo', 'Home', { stage: 'new', index: 0 }],
  ['Ann', 'End', { stage: 'new', index: 2 }],
  ['Ann', 'ArrowLeft', null],
  ['Cleo', 'ArrowRight', { stage: 'in talk', index: 0 }],
  ['Dora', 'ArrowRight', { stage: 'placed', index: 0 }],
  ['Dora', 'x', null],
] as const)('takes %s with %s to %j', (name, key, to) => {
  expect(stepFrom(board, placeOf(board, name) ?? { stage: 'closed', index: 0 }, key)).toEqual(to);
});

const read = (query: string) => readFilters(new URLSearchParams(query));

const defaults = { view: 'list', stage: null, kind: '', assignee: '', overdue: false, search: '' };
const whole = {
  ...{ view: 'board', stage: 'in talk', kind: 'contact', assignee: 'none', overdue: true },
  search: 'ada',
};

it.each([
  [
    'view=board&stage=in+talk&kind=contact&assignee=none&due=overdue&people-filter=ada&people-page=3',
    whole,
  ],
  [`view=map&stage=hired&kind=lead&assignee=x'y&due=soon`, defaults],
])('reads the state of the tool from the address %s', (query, filters) => {
  expect(read(query)).toEqual(filters);
});

it('writes what differs from the defaults, keeps the rest of the address and begins at the first page', () => {
  const search = new URLSearchParams('people-page=3&people-sort=-name&stage=new&other=1');
  expect(String(writeFilters(search, { stage: null, kind: 'application', overdue: true }))).toBe(
    'people-sort=-name&other=1&kind=application&due=overdue',
  );
});

it('knows whether records are left out', () => {
  expect(isNarrowed(read('stage=new&view=board'))).toBe(false);
  expect(isNarrowed(read('people-filter=ada'))).toBe(true);
  expect(isNarrowed(read('assignee=none'))).toBe(true);
});
