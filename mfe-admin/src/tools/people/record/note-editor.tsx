import { TextareaField } from '@talent/ui/textarea-field';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { noteTexts as text } from '../content/person';

interface NoteEditorProps {
  noteId: string;
  initial: string;
  onSave: (to: string) => Promise<void>;
  onClose: () => void;
}

/** The text of a note, to be changed. Ctrl or Cmd with Enter saves it, Escape closes it. */
export function NoteEditor({ noteId, initial, onSave, onClose }: NoteEditorProps): ReactNode {
  const { ref, erase } = useKeptEntries(`person-note-edit:${noteId}`);
  const [note, setNote] = useState(initial);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  function save(): void {
    setMissing(note.trim() === '');
    if (note.trim() === '') return;
    erase();
    void onSave(note.trim());
  }
  return (
    <form
      ref={ref}
      noValidate
      className="mt-2 grid max-w-prose gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextareaField
        ref={field}
        name="note"
        label={text.field}
        rows={3}
        maxLength={4000}
        required
        error={isMissing ? text.missing : undefined}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
          if (event.key === 'Escape') onClose();
        }}
      />
      <div className="flex flex-wrap gap-2">
        <ToolButton type="submit">{text.saveEdit}</ToolButton>
        <ToolButton
          onClick={() => {
            erase();
            onClose();
          }}
        >
          {text.cancel}
        </ToolButton>
      </div>
    </form>
  );
}
