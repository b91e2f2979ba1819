import { useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmPanel } from '../../../controls/confirm-panel';
import { ToolButton } from '../../../controls/tool-button';
import { formatUtc } from '../../../time/utc';
import { UtcTime } from '../../../time/utc-time';
import { deleteNote, type PersonNote } from '../api/person-notes';
import { noteTexts as text } from '../content/person';
import { refreshRecord } from '../queries';

interface NoteItemProps {
  note: PersonNote;
  /** Null: the account is gone. */
  author: string | null;
}

/** A note, and deleting it. */
export function NoteItem({ note, author }: NoteItemProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  async function remove(): Promise<boolean> {
    try {
      await deleteNote(note.id);
    } catch (error) {
      console.error('A note was not deleted', error);
      return false;
    }
    refreshRecord(note.record_id);
    return true;
  }
  return (
    <li className="border-rule border-t pt-3">
      <p className="text-ink-muted flex flex-wrap items-baseline gap-x-2 text-xs">
        <UtcTime at={note.created_at} />
        {author !== null && <span className="break-all">{text.author(author)}</span>}
        <ToolButton
          variant="quiet"
          className="ms-auto"
          aria-label={text.removeLabel(formatUtc(note.created_at))}
          aria-expanded={isAsking}
          onClick={() => setAsking(!isAsking)}
        >
          {text.remove}
        </ToolButton>
      </p>
      <p className="max-w-prose break-words whitespace-pre-wrap">{note.text}</p>
      {isAsking && (
        <ConfirmPanel
          label={text.remove}
          question={text.removeQuestion}
          confirm={text.removeConfirm}
          cancel={text.cancel}
          failed={text.removeFailed}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
