import { useState } from 'react';
import { queryClient } from '../../../queries/query-client';
import { useOptimisticChange } from '../../../queries/use-optimistic-change';
import { deleteNote, editNote, restoreNote, type PersonNote } from '../api/thread';
import { noteTexts as text } from '../content/person';
import { peopleQueries, refreshRecord } from '../queries';

/** Another text of a note; null: it is deleted. */
interface NoteChange {
  note: PersonNote;
  to: string | null;
}

/** Another admin was faster. */
class NoteConflict extends Error {
  override readonly name = 'NoteConflict';
}

export function useNoteChanges(recordId: string) {
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { queryKey } = peopleQueries.notes(recordId);
  const versionOf = ({ id, version }: PersonNote): number =>
    queryClient.getQueryData(queryKey)?.find((note) => note.id === id)?.version ?? version;

  async function store(note: PersonNote, to: string): Promise<void> {
    const outcome = await editNote({ id: note.id, version: versionOf(note) }, to);
    if (outcome.status === 'gone') throw new NoteConflict('The note is gone.');
    // The version that the next change starts from; the text only where another admin was faster.
    const { text: stored, ...facts } = outcome.note;
    const isConflict = outcome.status === 'conflict';
    queryClient.setQueryData(queryKey, (notes) =>
      notes?.map((each) =>
        each.id === note.id ? { ...each, ...facts, ...(isConflict && { text: stored }) } : each,
      ),
    );
    if (isConflict) throw new NoteConflict('The note was changed.');
    settle(note.id, null);
  }

  async function remove(note: PersonNote): Promise<void> {
    const outcome = await deleteNote({ id: note.id, version: note.version });
    if (outcome === 'conflict') throw new NoteConflict('The note was changed.');
    settle(note.id, null);
  }

  async function restore({ id }: PersonNote): Promise<void> {
    if ((await restoreNote(id)) === 'gone') throw new NoteConflict('The note is gone.');
    settle(id, null);
  }

  function settle(id: string, problem: string | null): void {
    setProblems(({ [id]: _was, ...others }) =>
      problem === null ? others : { ...others, [id]: problem },
    );
    if (problem !== text.removeFailed && problem !== text.editFailed) refreshRecord(recordId);
  }

  const { change } = useOptimisticChange<PersonNote[], NoteChange>({
    queryKey,
    apply: (notes, { note, to }) =>
      to === null
        ? notes.filter(({ id }) => id !== note.id)
        : notes.map((each) => (each.id === note.id ? { ...each, text: to } : each)),
    revert: (notes, { note, to }) =>
      to === null
        ? [...notes, note].sort((a, b) => b.created_at.localeCompare(a.created_at))
        : notes.map((each) => (each.id === note.id ? { ...each, text: note.text } : each)),
    save: ({ note, to }) => (to === null ? remove(note) : store(note, to)),
    unsave: ({ note, to }) => (to === null ? restore(note) : store(note, note.text)),
    onFailed: ({ note, to }, error) => {
      const isConflict = error instanceof NoteConflict;
      const reason = isConflict ? text.conflict : to === null ? text.removeFailed : text.editFailed;
      settle(note.id, reason);
    },
    texts: {
      done: ({ to }) => (to === null ? text.removed : text.edited),
      failure: 'A note was not changed',
    },
  });
  return {
    /** Why the last change of a note was not saved, in words; by the note's id. */
    problems,
    /** Resolves with whether it was saved. */
    edit: (note: PersonNote, to: string) => change({ note, to }),
    remove: (note: PersonNote) => void change({ note, to: null }),
  };
}
