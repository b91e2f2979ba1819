import type { ReactNode } from 'react';
import { formatUtc } from '../../../time/utc';
import { editorTexts } from '../content/blog-tools';
import { statusTexts } from '../content/editor-words';
import { wordCount } from '../publish/check-post';
import { isShown } from '../saving/editor-state';
import type { PostEditing } from '../saving/use-post-editor';

/** Where the text is, and how long it is. Nothing of it interrupts a screen reader: failures are notices. */
export function StatusLine({ editing }: { editing: PostEditing }): ReactNode {
  const facts = [whereItIs(editing), statusTexts.words(wordCount(editing.fields.body))];
  return (
    <p className="text-ink-muted mr-auto flex min-w-0 flex-wrap gap-x-3 text-sm tabular-nums">
      {facts.map((fact, index) => (
        // Each fact has its place.
        <span key={index}>{fact}</span>
      ))}
    </p>
  );
}

function whereItIs({ stored, isDirty, saveState }: PostEditing): string {
  if (saveState.status === 'saving') return statusTexts.saving;
  if (saveState.status === 'conflict') return statusTexts.conflict;
  if (saveState.status === 'failed') {
    if (saveState.failure === 'offline') return statusTexts.offline;
    return saveState.failure === 'not-allowed' ? statusTexts.signedOut : statusTexts.failed;
  }
  if (isDirty) return isShown(stored) ? statusTexts.kept : statusTexts.unsaved;
  if (!stored) return statusTexts.neverSaved;
  return editorTexts.saved(stored.version, `${formatUtc(stored.updatedAt)} UTC`);
}
