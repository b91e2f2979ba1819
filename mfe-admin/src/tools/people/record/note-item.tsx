import { Notice } from '@talent/ui/notice';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { formatUtc } from '../../../time/utc';
import { UtcTime } from '../../../time/utc-time';
import type { PersonNote } from '../api/person-notes';
import { noteTexts as text } from '../content/person';
import { NoteEditor } from './note-editor';

interface NoteItemProps {
  note: PersonNote;
  /** The address of the admin with this id; null without an id, and for a deleted account. */
  nameOf: (id: string | null) => string | null;
  /** Why the last change was not saved. */
  problem: string | undefined;
  /** Answers whether it was saved. */
  onEdit: (note: PersonNote, to: string) => Promise<boolean>;
  onRemove: (note: PersonNote) => void;
}

/** A note, changing and deleting it. What was typed comes back when it was not saved. */
export function NoteItem({ note, nameOf, problem, onEdit, onRemove }: NoteItemProps): ReactNode {
  const [draft, setDraft] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const item = useRef<HTMLLIElement>(null);
  const author = nameOf(note.author);
  const editor = nameOf(note.edited_by);
  const written = formatUtc(note.created_at);

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
        <UtcTime at={note.created_at} />
        {author !== null && <span className="break-all">{text.author(author)}</span>}
        {note.edited_at !== null && (
          <span>
            {text.editedAt} <UtcTime at={note.edited_at} />
            {editor !== null && editor !== author && ` ${text.author(editor)}`}
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
        <NoteEditor noteId={note.id} initial={draft} onSave={save} onClose={close} />
      )}
      {problem !== undefined && (
        <Notice tone="error" live className="mt-2">
          {problem}
        </Notice>
      )}
    </li>
  );
}
