import { Notice } from '@talent/ui/notice';
import { TextareaField } from '@talent/ui/textarea-field';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { notify } from '@talent/sdk';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { PendingLabel } from '../../../controls/pending-label';
import { ToolButton } from '../../../controls/tool-button';
import { Loaded } from '../../../queries/loaded';
import { useChange } from '../../../queries/use-data';
import { addNote } from '../api/person-notes';
import { noteTexts as text } from '../content/person';
import { peopleQueries, refreshRecord } from '../queries';
import { NoteItem } from './note-item';
import { useNoteChanges } from './use-note-changes';

interface NotesProps {
  recordId: string;
  /** The address of the admin with this id; null without an id. */
  nameOf: (id: string | null) => string | null;
}

/** Notes of staff about a person, newest first, and a form for another one. */
export function Notes({ recordId, nameOf }: NotesProps): ReactNode {
  const { problems, edit, remove } = useNoteChanges(recordId);
  return (
    <>
      <p className="text-ink-muted mb-3 text-sm">{text.lede}</p>
      <NoteForm recordId={recordId} />
      <Loaded
        query={peopleQueries.notes(recordId)}
        texts={{ ...text, failed: text.loadFailed }}
        className="mt-4"
      >
        {(notes) =>
          notes.length === 0 ? (
            <p className="text-ink-muted mt-4 text-sm">{text.empty}</p>
          ) : (
            <ul className="mt-4 grid gap-4">
              {notes.map((note) => (
                <NoteItem
                  key={note.id}
                  note={note}
                  nameOf={nameOf}
                  problem={problems[note.id]}
                  onEdit={edit}
                  onRemove={remove}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

/** Typed text is kept in this tab until it is saved; Ctrl or Cmd with Enter adds it. */
function NoteForm({ recordId }: { recordId: string }): ReactNode {
  const { ref, erase } = useKeptEntries(`person-note:${recordId}`);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  // The same for every attempt with this note, so that a lost answer does not double it.
  const noteId = useRef(crypto.randomUUID());
  const adding = useChange({
    failure: 'A note was not added',
    mutationFn: addNote,
    onSuccess: (outcome) => {
      if (outcome === 'gone') return;
      erase();
      setNote('');
      noteId.current = crypto.randomUUID();
      notify({ title: text.added, tone: 'success' });
      refreshRecord(recordId);
    },
  });

  function add(): void {
    setMissing(note.trim() === '');
    if (note.trim() === '' || adding.isPending) return;
    adding.mutate({ note_id: noteId.current, record_id: recordId, note });
  }
  return (
    <form
      ref={ref}
      noValidate
      className="grid max-w-prose gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextareaField
        name="note"
        label={text.label}
        rows={3}
        maxLength={4000}
        required
        error={isMissing ? text.missing : undefined}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add();
        }}
      />
      {adding.isError && <Notice tone="error">{text.failed}</Notice>}
      {adding.data === 'gone' && <Notice tone="error">{text.gone}</Notice>}
      <div>
        <ToolButton type="submit" isBlocked={adding.isPending}>
          <PendingLabel isPending={adding.isPending} pending={text.adding}>
            {text.add}
          </PendingLabel>
        </ToolButton>
      </div>
    </form>
  );
}
