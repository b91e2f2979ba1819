// @vitest-environment jsdom
import { toastStore } from '@talent/sdk';
import { renderPage } from '@talent/testing/render-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../queries/query-client';
import { useData } from '../../../queries/use-data';
import { fetchPerson } from '../api/fetch-person';
import { savePerson, type PersonChange, type PersonState } from '../api/save-person';
import { peopleQueries } from '../queries';
import { makeRecord, RECORD_ID } from '../testing/make-record';
import { useNativeLists } from '../testing/use-native-lists';
import { WorkPanel } from './work-panel';

vi.mock('../api/fetch-person');
vi.mock('../api/save-person');
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
  saving.mockReset().mockImplementation((_, change: PersonChange) => {
    const { behind: _behind, ...fields } = change;
    state = { ...state, ...fields, version: state.version + 1 };
    return Promise.resolve({ status: 'saved', record: state });
  });
});
afterEach(() => {
  queryClient.clear();
  toastStore.setState([], true);
});

async function show(): Promise<void> {
  renderPage(Panel);
  await screen.findByLabelText('Stage');
}

const stage = () => screen.getByLabelText<HTMLSelectElement>('Stage');
const step = () => screen.getByLabelText<HTMLInputElement>(/^Next step/);
const day = () => screen.getByLabelText<HTMLInputElement>(/^Date/);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const undo = () => act(() => toastStore.getState()[0]?.action?.onAction());

it('saves a stage at once and undoes it from the version that was saved', async () => {
  await show();
  fireEvent.change(stage(), { target: { value: 'shortlist' } });
  await waitFor(() => expect(toastStore.getState()[0]?.title).toBe('Moved to Shortlist'));
  expect(stage().value).toBe('shortlist');
  undo();
  await waitFor(() => expect(stage().value).toBe('new'));
  expect(saving.mock.calls.map(([{ version }, change]) => [version, change])).toEqual([
    [1, { stage: 'shortlist' }],
    [2, { stage: 'new' }],
  ]);
});

it('assigns a record, and to no one', async () => {
  await show();
  const assignee = screen.getByLabelText<HTMLSelectElement>('Assignee');
  fireEvent.change(assignee, { target: { value: '1' } });
  await waitFor(() =>
    expect(toastStore.getState()[0]?.title).toBe('Assigned to admin@example.com'),
  );
  fireEvent.change(assignee, { target: { value: '' } });
  await waitFor(() => expect(toastStore.getState()[0]?.title).toBe('Assigned to no one'));
  expect(saving.mock.calls.map(([, change]) => change)).toEqual([
    { assignee: '1' },
    { assignee: null },
  ]);
});

it('saves the next step with its day, and is done with it', async () => {
  await show();
  fireEvent.change(step(), { target: { value: ' Call Ada ' } });
  fireEvent.change(day(), { target: { value: '2026-12-01' } });
  press('Save next step');
  await waitFor(() => expect(toastStore.getState()[0]?.title).toBe('Next step saved'));
  expect(saving.mock.calls[0]?.[1]).toEqual({ next_step: 'Call Ada', next_step_on: '2026-12-01' });
  press('Done');
  expect([step().value, day().value]).toEqual(['', '']);
  expect(document.activeElement).toBe(step());
  await waitFor(() => expect(toastStore.getState()[0]?.title).toBe('Next step done'));
  expect(saving.mock.calls[1]?.[1]).toEqual({ next_step: null, next_step_on: null });
  undo();
  await waitFor(() => expect(step().value).toBe('Call Ada'));
});

it('asks for the words of a step that has a day alone', async () => {
  await show();
  fireEvent.change(day(), { target: { value: '2026-12-01' } });
  press('Save next step');
  expect(await screen.findByText('Write the next step, or clear the date.')).toBeTruthy();
  expect(saving).not.toHaveBeenCalled();
});

it('keeps what is typed when the connection fails, and over a reload', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
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

it('shows the change of another admin that came first', async () => {
  await show();
  saving.mockResolvedValue({
    status: 'conflict',
    record: { ...state, stage: 'closed', version: 7 },
  });
  fireEvent.change(stage(), { target: { value: 'placed' } });
  expect((await screen.findByRole('status')).textContent).toContain('Another admin changed');
  await waitFor(() => expect(stage().value).toBe('closed'));
});
