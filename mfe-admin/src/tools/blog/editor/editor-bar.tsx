import { Link } from '@talent/ui/link';
import { SiteLink } from '../../../controls/site-link';
import { ToolButton } from '../../../controls/tool-button';
import { blogToolPath } from '../../../posts/content/posts';
import { useState, type ReactNode } from 'react';
import { formatTime } from '../../../time/format-time';
import { editorTexts } from '../content/blog-tools';
import { settingsTexts, statusTexts } from '../content/editor-words';
import { wordCount } from '../publish/check-post';
import { isShown as isOut } from '../saving/editor-state';
import type { PostEditing } from '../saving/use-post-editor';
import { StatusBadge } from '../status-badge';
import { TakeOffQuestion } from './take-off-question';

/** The state of the post and its actions. It stays in view below the header of the tools. */
export function EditorBar(props: {
  editing: PostEditing;
  onPublish: () => void;
  onSettings: () => void;
}): ReactNode {
  const { editing, onPublish, onSettings } = props;
  const { stored, status, saveState } = editing;
  const [isAsking, setAsking] = useState(false);
  const isShown = isOut(stored);
  const isBusy = saveState.status === 'conflict';
  return (
    <div className="border-rule bg-paper z-10 -mx-1 border-b px-1 py-2 lg:sticky lg:top-[calc(var(--header-height,4rem)+3rem)]">
      <div className="flex flex-wrap items-center gap-2">
        <SiteLink tone="ink" className="text-sm" to={blogToolPath}>
          {editorTexts.back}
        </SiteLink>
        <StatusBadge status={status} />
        {stored && status === 'published' && (
          // A whole page load: this tab would keep the data that it may have fetched before.
          <Link href={`/blog/${stored.fields.slug}`} target="_blank" className="text-sm">
            {editorTexts.open}
          </Link>
        )}
        {/* Nothing of it interrupts a screen reader: failures are notices. */}
        <p className="text-ink-muted mr-auto flex min-w-0 flex-1 basis-48 flex-wrap gap-x-3 text-sm tabular-nums">
          <span>{whereItIs(editing)}</span>
          <span>{statusTexts.words(wordCount(editing.fields.body))}</span>
        </p>
        {isShown && (
          <ToolButton
            isBlocked={isBusy}
            aria-expanded={isAsking}
            onClick={() => setAsking(!isAsking)}
          >
            {editorTexts.unpublish}
          </ToolButton>
        )}
        <ToolButton
          aria-keyshortcuts="Control+. Meta+."
          aria-haspopup="dialog"
          onClick={onSettings}
        >
          {settingsTexts.open}
        </ToolButton>
        <ToolButton
          variant={isShown ? 'primary' : 'secondary'}
          isBlocked={isBusy}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={() => editing.save()}
        >
          {saveState.status === 'saving' && saveState.intent
            ? editorTexts.saving
            : editorTexts.save}
        </ToolButton>
        {status !== 'published' && status !== 'archived' && (
          <ToolButton
            variant={isShown ? 'secondary' : 'primary'}
            isBlocked={isBusy}
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={onPublish}
          >
            {editorTexts.publish}
          </ToolButton>
        )}
      </div>
      {isAsking && (
        <TakeOffQuestion
          editing={editing}
          label={editorTexts.unpublish}
          to="draft"
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

function whereItIs({ stored, isDirty, saveState }: PostEditing): string {
  if (saveState.status === 'saving') return statusTexts.saving;
  if (saveState.status === 'conflict') return statusTexts.conflict;
  if (saveState.status === 'failed') {
    if (saveState.failure === 'offline') return statusTexts.offline;
    return saveState.failure === 'not-allowed' ? statusTexts.signedOut : statusTexts.failed;
  }
  if (isDirty) return isOut(stored) ? statusTexts.kept : statusTexts.unsaved;
  if (!stored) return statusTexts.neverSaved;
  return editorTexts.saved(stored.version, formatTime(stored.updatedAt));
}
