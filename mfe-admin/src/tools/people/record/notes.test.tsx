// @vitest-environment jsdom
import { toastStore } from '@talent/sdk';
import { renderPage } from '@talent/testing/render-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../queries/query-client';
import {
  addNote,
  deleteNote,
  editNote,
  listNotes,
  restoreNote,
  type NoteOutcome,
  type PersonNote,
} from '../api/person-notes';
import { RECORD_ID } from '../testing/make-record';
import { Notes } from './notes';

vi.mock('../api/person-notes');
const adding = vi.mocked(addNote);

const note: PersonNote = {
  ...{ id: '1', record_id: RECORD_ID, author: '1', text: 'Called twice.', version: 1 },
  ...{ created_at: '2026-11-20T10:00:00Z', edited_at: null, edited_by: null, deleted_at: null },
};
let stored: readonly PersonNote[];
beforeEach(() => {
  stored = [note];
  vi.mocked(listNotes).mockImplementation(() => Promise.resolve([...stored]));
  adding.mockReset();
  vi.mocked(editNote).mockReset();
  vi.mocked(deleteNote).mockReset();
  vi.mocked(restoreNote).mockReset();
});
afterEach(() => {
  queryClient.clear();
  toastStore.setState([], true);
  sessionStorage.clear();
});

async function show(): Promise<void> {
  const nameOf = (id: string | null) => (id === null ? null : 'admin@example.com');
  renderPage(() => <Notes recordId={RECORD_ID} nameOf={nameOf} />);
  await screen.findByText('Called twice.');
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('New note');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('adds a note with Ctrl and Enter, and empties the field', async () => {
  adding.mockImplementation(({ note_id: id, note: text }) => {
    stored = [{ ...note, id, text, created_at: '2026-11-21T10:00:00Z' }, ...stored];
    return Promise.resolve('saved');
  });
  await show();
  fireEvent.change(field(), { target: { value: 'Sent the brief.' } });
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
  expect(await screen.findByText('Sent the brief.')).toBeTruthy();
  expect(field().value).toBe('');
});

it('keeps a note that was not saved, and adds it again under the same id', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  adding.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('saved');
  await show();
  fireEvent.input(field(), { target: { value: 'Sent the brief.' } });
  press('Add note');
  expect((await screen.findByRole('alert')).textContent).toContain('It is still here');
  expect(field().value).toBe('Sent the brief.');
  expect(sessionStorage.getItem(`form-entries:person-note:${RECORD_ID}`)).toContain('the brief');
  press('Add note');
  await waitFor(() => expect(field().value).toBe(''));
  const [first, second] = adding.mock.calls.map(([note]) => note.note_id);
  expect(second).toBe(first);
});

it('asks for words', async () => {
  await show();
  press('Add note');
  expect(screen.getByText('Write the note first.')).toBeTruthy();
  expect(adding).not.toHaveBeenCalled();
});

const toastNow = () => toastStore.getState()[0];
const undo = () => act(() => toastNow()?.action?.onAction());
const outcome = (status: 'saved' | 'conflict', version: number, text: string): NoteOutcome => ({
  status,
  note: { text, version, edited_at: '2026-11-21T09:00:00Z', edited_by: '1' },
});

async function edit(to: string): Promise<void> {
  press('Edit the note of 2026-11-20 10:00');
  const editor = screen.getByLabelText<HTMLTextAreaElement>('Text of the note');
  expect([document.activeElement, editor.value]).toEqual([editor, 'Called twice.']);
  fireEvent.input(editor, { target: { value: to } });
  fireEvent.keyDown(editor, { key: 'Enter', ctrlKey: true });
}

it('shows a changed note at once, saves it from the version that was seen, and undoes it', async () => {
  vi.mocked(editNote).mockImplementation(({ version }, text) => {
    stored = [{ ...note, text, version: version + 1 }];
    return Promise.resolve(outcome('saved', version + 1, text));
  });
  await show();
  await edit('Called once.');
  expect(screen.getByText('Called once.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Edit');
  await waitFor(() => expect(toastNow()?.title).toBe('Note changed'));
  undo();
  await screen.findByText('Called twice.');
  await waitFor(() => expect(toastNow()?.title).toBe('Undone'));
  expect(vi.mocked(editNote).mock.calls).toEqual([
    [{ id: '1', version: 1 }, 'Called once.'],
    [{ id: '1', version: 2 }, 'Called twice.'],
  ]);
});

it('brings a change back that was not saved, in its field, and saves it on the second try', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(editNote)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockImplementation((_, text) => {
      stored = [{ ...note, text, version: 2 }];
      return Promise.resolve(outcome('saved', 2, text));
    });
  await show();
  await edit('Called once.');
  expect((await screen.findByRole('alert')).textContent).toContain('Your text is still here');
  const editor = screen.getByLabelText<HTMLTextAreaElement>('Text of the note');
  expect(editor.value).toBe('Called once.');
  press('Save note');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByText('Called once.')).toBeTruthy();
});

it('shows the text of another admin who was faster, and keeps what was typed', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  stored = [note];
  vi.mocked(editNote).mockImplementation(() => {
    stored = [{ ...note, text: 'Called by Bea.', version: 2 }];
    return Promise.resolve(outcome('conflict', 2, 'Called by Bea.'));
  });
  await show();
  await edit('Called once.');
  expect((await screen.findByRole('alert')).textContent).toContain('Another admin changed');
  const editor = screen.getByLabelText<HTMLTextAreaElement>('Text of the note');
  expect(editor.value).toBe('Called once.');
  expect(screen.getByText('Called by Bea.')).toBeTruthy();
});

it('takes a deleted note away at once, and undo restores it', async () => {
  vi.mocked(deleteNote).mockImplementation(() => {
    stored = [];
    return Promise.resolve('deleted');
  });
  vi.mocked(restoreNote).mockImplementation(() => {
    stored = [note];
    return Promise.resolve('restored');
  });
  await show();
  press('Delete the note of 2026-11-20 10:00');
  expect(await screen.findByText('No notes yet.')).toBeTruthy();
  await waitFor(() => expect(toastNow()?.title).toBe('Note deleted'));
  undo();
  expect(await screen.findByText('Called twice.')).toBeTruthy();
  await waitFor(() => expect(restoreNote).toHaveBeenCalledWith('1'));
});

it('puts a note back that was not deleted', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(deleteNote).mockRejectedValue(new TypeError('Failed to fetch'));
  await show();
  press('Delete the note of 2026-11-20 10:00');
  expect((await screen.findByRole('alert')).textContent).toContain('The note was not deleted.');
  expect(screen.getByText('Called twice.')).toBeTruthy();
});
