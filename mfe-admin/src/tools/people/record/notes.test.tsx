// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { press, renderPage, toasted, undo } from '../../../testing/staff-page';
import {
  addNote,
  deleteNote,
  editNote,
  listNotes,
  restoreNote,
  type NoteOutcome,
  type PersonNote,
} from '../api/thread';
import { RECORD_ID } from '../testing/make-record';
import { Notes } from './notes';
import { describeEvent } from './history';

vi.mock('../api/thread');
const adding = vi.mocked(addNote);
const editing = vi.mocked(editNote);

const note: PersonNote = {
  ...{ id: '1', record_id: RECORD_ID, author: '1', text: 'Called twice.', version: 1 },
  ...{ created_at: '2026-11-20T10:00:00Z', edited_at: null, edited_by: null, deleted_at: null },
};
let stored: readonly PersonNote[];
beforeEach(() => {
  stored = [note];
  vi.mocked(listNotes).mockImplementation(() => Promise.resolve([...stored]));
});

async function show(): Promise<void> {
  const nameOf = (id: string | null) => (id === null ? null : 'admin@example.com');
  renderPage(() => <Notes recordId={RECORD_ID} nameOf={nameOf} />);
  await screen.findByText('Called twice.');
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('New note');
const editor = () => screen.getByLabelText<HTMLTextAreaElement>('Text of the note');
const alert = async () => (await screen.findByRole('alert')).textContent;

it('adds a note with Ctrl and Enter; one that was not saved stays, and is added again under the same id', async () => {
  adding
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockImplementation(({ note_id: id, note: text }) => {
      stored = [{ ...note, id, text, created_at: '2026-11-21T10:00:00Z' }, ...stored];
      return Promise.resolve('saved');
    });
  await show();
  press('Add note');
  expect(screen.getByText('Write the note first.')).toBeTruthy();
  fireEvent.input(field(), { target: { value: 'Sent the brief.' } });
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
  expect(await alert()).toContain('It is still here');
  expect(field().value).toBe('Sent the brief.');
  expect(sessionStorage.getItem(`form-entries:person-note:${RECORD_ID}`)).toContain('the brief');
  press('Add note');
  expect(await screen.findByText('Sent the brief.')).toBeTruthy();
  expect(field().value).toBe('');
  const [first, second] = adding.mock.calls.map(([values]) => values.note_id);
  expect(second).toBe(first);
});

const outcome = (status: 'saved' | 'conflict', version: number, text: string): NoteOutcome => ({
  status,
  note: { text, version, edited_at: '2026-11-21T09:00:00Z', edited_by: '1' },
});
const saves = ({ version }: Pick<PersonNote, 'version'>, text: string) => {
  stored = [{ ...note, text, version: version + 1 }];
  return Promise.resolve(outcome('saved', version + 1, text));
};

async function edit(to: string): Promise<void> {
  press('Edit the note of 2026-11-20 10:00 UTC');
  expect([document.activeElement, editor().value]).toEqual([editor(), 'Called twice.']);
  fireEvent.input(editor(), { target: { value: to } });
  fireEvent.keyDown(editor(), { key: 'Enter', ctrlKey: true });
}

it('shows a changed note at once, saves it from the version that was seen, and undoes it', async () => {
  editing.mockImplementation(saves);
  await show();
  await edit('Called once.');
  expect(screen.getByText('Called once.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Edit');
  await toasted('Note changed');
  undo();
  await screen.findByText('Called twice.');
  await toasted('Undone');
  expect(editing.mock.calls).toEqual([
    [{ id: '1', version: 1 }, 'Called once.'],
    [{ id: '1', version: 2 }, 'Called twice.'],
  ]);
});

it('brings a change back that was not saved, in its field, and saves it on the second try', async () => {
  editing.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(saves);
  await show();
  await edit('Called once.');
  expect(await alert()).toContain('Your text is still here');
  expect(editor().value).toBe('Called once.');
  press('Save note');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByText('Called once.')).toBeTruthy();
});

it('shows the text of another admin who was faster, and keeps what was typed', async () => {
  editing.mockImplementation(() => {
    stored = [{ ...note, text: 'Called by Bea.', version: 2 }];
    return Promise.resolve(outcome('conflict', 2, 'Called by Bea.'));
  });
  await show();
  await edit('Called once.');
  expect(await alert()).toContain('was changed in another place first');
  expect(editor().value).toBe('Called once.');
  expect(screen.getByText('Called by Bea.')).toBeTruthy();
});

it('takes a deleted note away at once, puts it back where it was not deleted, and undo restores it', async () => {
  vi.mocked(deleteNote)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockImplementation(() => {
      stored = [];
      return Promise.resolve('deleted');
    });
  vi.mocked(restoreNote).mockImplementation(() => {
    stored = [note];
    return Promise.resolve('saved');
  });
  await show();
  press('Delete the note of 2026-11-20 10:00 UTC');
  expect(await alert()).toContain('The note was not deleted.');
  expect(screen.getByText('Called twice.')).toBeTruthy();
  press('Delete the note of 2026-11-20 10:00 UTC');
  expect(await screen.findByText('No notes yet.')).toBeTruthy();
  await toasted('Note deleted');
  undo();
  expect(await screen.findByText('Called twice.')).toBeTruthy();
  await waitFor(() => expect(restoreNote).toHaveBeenCalledWith('1'));
});

const nameOf = (id: string | null) => (id === '1' ? 'admin@example.com' : null);

it.each([
  ['person.moved', { from: 'new', to: 'in talk' }, 'Moved from New to In talk'],
  ['person.moved', { from: 'old', to: 'closed' }, 'Moved from old to Closed'],
  ['person.assigned', { to: '1' }, 'Assigned to admin@example.com'],
  ['person.assigned', { to: null }, 'Assigned to No one'],
  ['person.next-step-set', { on: '2026-12-01' }, 'Next step set for 2026-12-01'],
  ['person.next-step-set', { on: null }, 'Next step set'],
  ['person.next-step-cleared', {}, 'Next step done'],
  ['person.mail-queued', { mail: 'x', template: 'interview' }, 'Mail queued'],
  ['person.cv-opened', {}, 'Resume downloaded'],
  ['person.merged', null, 'person.merged'],
])('%s with %j is: %s', (action, details, said) => {
  expect(describeEvent({ action, details }, nameOf)).toBe(said);
});
