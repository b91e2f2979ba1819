// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../queries/query-client';
import { addNote, deleteNote, listNotes, type PersonNote } from '../api/person-notes';
import { RECORD_ID } from '../testing/make-record';
import { Notes } from './notes';

vi.mock('../api/person-notes');
const adding = vi.mocked(addNote);

let stored: PersonNote[];
beforeEach(() => {
  const note = { record_id: RECORD_ID, created_at: '2026-11-20T10:00:00Z' };
  stored = [{ ...note, id: '1', author: '1', text: 'Called twice.' }];
  vi.mocked(listNotes).mockImplementation(() => Promise.resolve(stored));
  adding.mockReset();
});
afterEach(() => queryClient.clear());

async function show(): Promise<void> {
  const nameOf = (id: string | null) => (id === null ? null : 'admin@example.com');
  renderPage(() => <Notes recordId={RECORD_ID} nameOf={nameOf} />);
  await screen.findByText('Called twice.');
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('New note');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('adds a note with Ctrl and Enter, and empties the field', async () => {
  adding.mockImplementation(({ note_id: id, record_id, note }) => {
    const created_at = '2026-11-21T10:00:00Z';
    stored = [{ id, record_id, text: note, author: '1', created_at }, ...stored];
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

it('asks before it deletes a note', async () => {
  await show();
  press('Delete the note of 2026-11-20 10:00');
  expect(deleteNote).not.toHaveBeenCalled();
  stored = [];
  press('Delete note');
  expect(await screen.findByText('No notes yet.')).toBeTruthy();
  expect(deleteNote).toHaveBeenCalledWith('1');
});
