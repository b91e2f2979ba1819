import { notify } from '@talent/sdk';
import { Notice } from '@talent/ui/notice';
import { TextareaField } from '@talent/ui/textarea-field';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { submits, typed } from '../../../controls/field-props';
import { ToolButton } from '../../../controls/tool-button';
import { Loaded } from '../../../queries/query-part';
import { useChange } from '../../../queries/use-data';
import { formatTime } from '../../../time/format-time';
import { ShownTime } from '../../../time/shown-time';
import { addNote, type PersonNote } from '../api/thread';
import { noteTexts as text } from '../content/person';
import { peopleQueries, refreshRecord } from '../queries';
import type { NameOf } from '../use-assignees';
import { useNoteChanges } from './use-note-changes';

/** Notes of staff about a person, newest first, and a form for another one. */
export function Notes({ recordId, nameOf }: { recordId: string; nameOf: NameOf }): ReactNode {
  const { problems, edit, remove } = useNoteChanges(recordId);
  return (
    <>
      <p className="text-ink-muted mb-3 text-sm">{text.lede}</p>
      <NewNote recordId={recordId} />
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

function NewNote({ recordId }: { recordId: string }): ReactNode {
  // The same for every attempt with this note, so that a lost answer does not double it.
  const noteId = useRef(crypto.randomUUID());
  const adding = useChange({
    failure: 'A note was not added',
    mutationFn: addNote,
    onSuccess: (outcome) => {
      if (outcome === 'gone') return;
      noteId.current = crypto.randomUUID();
      notify({ title: text.added, tone: 'success' });
      refreshRecord(recordId);
    },
  });
  return (
    <NoteForm
      name={`person-note:${recordId}`}
      label={text.label}
      submit={text.add}
      isSaving={adding.isPending}
      onSave={(note, erase) => {
        const values = { note_id: noteId.current, record_id: recordId, note };
        adding.mutate(values, { onSuccess: (outcome) => outcome === 'saved' && erase() });
      }}
    >
      {adding.isError && <Notice tone="error">{text.failed}</Notice>}
      {adding.data === 'gone' && <Notice tone="error">{text.gone}</Notice>}
    </NoteForm>
  );
}

/** A note, changing and deleting it. What was typed comes back when it was not saved. */
function NoteItem(props: {
  note: PersonNote;
  nameOf: NameOf;
  problem: string | undefined;
  /** Answers whether it was saved. */
  onEdit: (note: PersonNote, to: string) => Promise<boolean>;
  onRemove: (note: PersonNote) => void;
}): ReactNode {
  const { note, nameOf, problem, onEdit, onRemove } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const item = useRef<HTMLLIElement>(null);
  const author = nameOf(note.author);
  const editor = nameOf(note.edited_by);
  const written = formatTime(note.created_at);

  function close(): void {
    setDraft(null);
    opener.current?.focus();
  }

  function remove(): void {
    // The button goes with the note: the focus moves to a note that stays.
    const { nextElementSibling: next, previousElementSibling: before } = item.current ?? {};
    (next ?? before)?.querySelector('button')?.focus();
    onRemove(note);
  }

  async function save(to: string): Promise<void> {
    close();
    if (to !== note.text && !(await onEdit(note, to))) setDraft(to);
  }
  return (
    <li ref={item} className="border-rule border-t pt-3">
      <div className="text-ink-muted flex flex-wrap items-center gap-x-2 text-xs">
        <ShownTime at={note.created_at} />
        {author !== null && <span className="break-all">{text.author(author)}</span>}
        {note.edited_at !== null && (
          <span>
            {text.editedAt} <ShownTime at={note.edited_at} />
            <span>{editor !== null && editor !== author && ` ${text.author(editor)}`}</span>
          </span>
        )}
        <span className="ms-auto flex gap-4">
          <ToolButton
            ref={opener}
            variant="quiet"
            aria-label={text.editLabel(written)}
            aria-expanded={draft !== null}
            onClick={() => setDraft(draft === null ? note.text : null)}
          >
            {text.edit}
          </ToolButton>
          <ToolButton variant="quiet" aria-label={text.removeLabel(written)} onClick={remove}>
            {text.remove}
          </ToolButton>
        </span>
      </div>
      {(draft === null || problem !== undefined) && (
        <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{note.text}</p>
      )}
      {draft !== null && (
        <NoteForm
          name={`person-note-edit:${note.id}`}
          label={text.field}
          submit={text.saveEdit}
          initial={draft}
          onSave={(to, erase) => {
            erase();
            void save(to.trim());
          }}
          onClose={close}
        />
      )}
      {problem !== undefined && (
        <Notice tone="error" live className="mt-2">
          {problem}
        </Notice>
      )}
    </li>
  );
}

/** The text of a note. It is kept in this tab until it is saved; Ctrl or Cmd with Enter saves it. */
function NoteForm(props: {
  name: string;
  label: string;
  submit: string;
  initial?: string;
  isSaving?: boolean;
  /** `erase` empties the form and forgets what this tab keeps of it. */
  onSave: (note: string, erase: () => void) => void;
  onClose?: () => void;
  children?: ReactNode;
}): ReactNode {
  const { name, label, submit, initial = '', isSaving = false, onSave, onClose } = props;
  const { ref, erase: forget } = useKeptEntries(name);
  const [note, setNote] = useState(initial);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const hasOpened = onClose !== undefined;
  useEffect(() => {
    if (hasOpened) field.current?.focus();
  }, [hasOpened]);

  function erase(): void {
    forget();
    setNote('');
  }
  function save(): void {
    setMissing(note.trim() === '');
    if (note.trim() !== '' && !isSaving) onSave(note, erase);
  }
  return (
    <form
      ref={ref}
      noValidate
      className={`grid max-w-prose gap-2 ${hasOpened ? 'mt-2' : ''}`}
      onSubmit={submits(save)}
    >
      <TextareaField
        ref={field}
        name="note"
        label={label}
        rows={3}
        maxLength={4000}
        required
        error={isMissing ? text.missing : undefined}
        {...typed(note, setNote)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
          if (event.key === 'Escape') onClose?.();
        }}
      />
      {props.children}
      <div className="flex flex-wrap gap-2">
        <ToolButton type="submit" isPending={isSaving} pending={text.adding}>
          {submit}
        </ToolButton>
        {onClose && (
          <ToolButton
            onClick={() => {
              erase();
              onClose();
            }}
          >
            {text.cancel}
          </ToolButton>
        )}
      </div>
    </form>
  );
}
