// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useData } from '../../../queries/use-data';
import { press, renderPage, toasted, undo } from '../../../testing/staff-page';
import { fetchPerson, RefusedChange, savePerson, type PersonState } from '../api/record';
import { peopleQueries } from '../queries';
import { makeRecord, RECORD_ID } from '../testing/make-record';
import { useNativeLists } from '../testing/use-native-lists';
import { WorkPanel } from './work-panel';

vi.mock('../api/record', { spy: true });
const saving = vi.mocked(savePerson);

const assignees = {
  choices: [['1', 'You (admin@example.com)']] as const,
  nameOf: (id: string | null) => (id === '1' ? 'admin@example.com' : null),
};

function Panel(): ReactNode {
  const { data } = useData(peopleQueries.person(RECORD_ID));
  return data ? <WorkPanel record={data} assignees={assignees} /> : null;
}

/** The state of the record in a database that takes every change. */
let state: PersonState;
beforeEach(() => {
  useNativeLists();
  const record = makeRecord();
  state = record;
  vi.mocked(fetchPerson).mockResolvedValue(record);
  saving.mockReset().mockImplementation((_, { behind: _behind, ...fields }) => {
    state = { ...state, ...fields, version: state.version + 1 };
    return Promise.resolve(state);
  });
});

async function show(): Promise<void> {
  renderPage(Panel);
  await screen.findByLabelText('Stage');
}

const stage = () => screen.getByLabelText<HTMLSelectElement>('Stage');
const step = () => screen.getByLabelText<HTMLInputElement>(/^Next step/);
const day = () => screen.getByLabelText<HTMLInputElement>(/^Date/);

it('saves a stage at once and undoes it from the version that was saved, and assigns a record, also to no one', async () => {
  await show();
  fireEvent.change(stage(), { target: { value: 'shortlist' } });
  await toasted('Moved to Shortlist');
  expect(stage().value).toBe('shortlist');
  undo();
  await waitFor(() => expect(stage().value).toBe('new'));
  expect(saving.mock.calls.map(([{ version }, change]) => [version, change])).toEqual([
    [1, { stage: 'shortlist' }],
    [2, { stage: 'new' }],
  ]);
  const assignee = screen.getByLabelText<HTMLSelectElement>('Assignee');
  fireEvent.change(assignee, { target: { value: '1' } });
  await toasted('Assigned to admin@example.com');
  fireEvent.change(assignee, { target: { value: '' } });
  await toasted('Assigned to no one');
  expect(saving.mock.calls.slice(2).map(([, change]) => change)).toEqual([
    { assignee: '1' },
    { assignee: null },
  ]);
});

it('saves the next step with its day once it has words, and is done with it', async () => {
  await show();
  fireEvent.change(day(), { target: { value: '2026-12-01' } });
  press('Save next step');
  expect(await screen.findByText('Write the next step, or clear the date.')).toBeTruthy();
  fireEvent.change(step(), { target: { value: ' Call Ada ' } });
  press('Save next step');
  await toasted('Next step saved');
  expect(saving.mock.calls[0]?.[1]).toEqual({ next_step: 'Call Ada', next_step_on: '2026-12-01' });
  press('Done');
  expect([step().value, day().value]).toEqual(['', '']);
  expect(document.activeElement).toBe(step());
  await toasted('Next step done');
  expect(saving.mock.calls[1]?.[1]).toEqual({ next_step: null, next_step_on: null });
  undo();
  await waitFor(() => expect(step().value).toBe('Call Ada'));
});

it('keeps what is typed when the connection fails, and over a reload', async () => {
  saving.mockRejectedValue(new TypeError('Failed to fetch'));
  await show();
  fireEvent.change(step(), { target: { value: 'Call Ada' } });
  // As a person types: the kept entries hear the event of the browser.
  fireEvent.input(step());
  press('Save next step');
  expect((await screen.findByRole('alert')).textContent).toContain('The change was not saved.');
  expect(step().value).toBe('Call Ada');
  expect(sessionStorage.getItem(`form-entries:person-step:${RECORD_ID}`)).toContain('Call Ada');
});

it('shows the change of another admin that came first, and says who made it, and when', async () => {
  const event = { id: 2, actor: '1', details: {}, at: '2026-11-30T10:00:00Z' };
  const events = [
    { ...event, id: 3, actor: '2', action: 'person.note-added' },
    { ...event, action: 'person.moved' },
  ];
  const history = { ...peopleQueries.history(RECORD_ID), queryFn: () => Promise.resolve(events) };
  vi.spyOn(peopleQueries, 'history').mockReturnValue(history);
  await show();
  saving.mockRejectedValue(new RefusedChange({ ...state, stage: 'closed', version: 7 }));
  fireEvent.change(stage(), { target: { value: 'placed' } });
  await screen.findByText(/^This record was changed in another place first\./);
  await screen.findByText(/^admin@example\.com changed this record first, at 2026-11-30 /);
  expect(stage().value).toBe('closed');
});
