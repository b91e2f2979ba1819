import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmPanel } from '../../../controls/confirm-panel';
import { ToolButton } from '../../../controls/tool-button';
import type { StoredPost } from '../../../posts/api/post';
import { blogToolPath } from '../../../posts/content/posts';
import { editorTexts } from '../content/blog-tools';
import { settingsTexts } from '../content/editor-words';
import { deleteDraft } from '../api/save-post';
import { StatusBadge } from '../status-badge';
import type { PostEditing } from '../saving/use-post-editor';
import { StatusLine } from './status-line';

interface EditorBarProps {
  editing: PostEditing;
  onPublish: () => void;
  onSettings: () => void;
  onDeleted: () => void;
}

/** The state of the post and its actions. It stays in view below the header of the tools. */
export function EditorBar(props: EditorBarProps): ReactNode {
  const { editing, onPublish, onSettings, onDeleted } = props;
  const { stored, saveState } = editing;
  const [isDeleting, setDeleting] = useState(false);
  const status = stored?.status ?? 'draft';
  const isShown = status === 'published' || status === 'scheduled';
  const isBusy = saveState.status === 'conflict';
  async function remove({ id, version }: StoredPost): Promise<boolean> {
    const isGone = await deleteDraft(id, version).catch((error: unknown) => {
      console.error('A draft was not deleted', error);
      return false;
    });
    if (isGone) onDeleted();
    return isGone;
  }
  const act = (intent: Parameters<PostEditing['save']>[0]) => () => editing.save(intent);
  return (
    <div className="border-rule bg-paper z-10 -mx-1 border-b px-1 py-2 lg:sticky lg:top-[calc(var(--header-height,4rem)+3rem)]">
      <div className="flex flex-wrap items-center gap-2">
        <Link asChild tone="ink" className="text-sm">
          <RouterLink to={blogToolPath}>{editorTexts.back}</RouterLink>
        </Link>
        <StatusBadge status={status} />
        <StatusLine editing={editing} />
        {stored && status === 'draft' && (
          <ToolButton aria-expanded={isDeleting} onClick={() => setDeleting(!isDeleting)}>
            {editorTexts.remove}
          </ToolButton>
        )}
        {stored && status !== 'archived' && (
          <ToolButton isBlocked={isBusy} onClick={act({ status: 'archived' })}>
            {editorTexts.archive}
          </ToolButton>
        )}
        {isShown && (
          <ToolButton isBlocked={isBusy} onClick={act({ status: 'draft' })}>
            {editorTexts.unpublish}
          </ToolButton>
        )}
        {status === 'archived' && (
          <ToolButton isBlocked={isBusy} onClick={act({ status: 'draft' })}>
            {editorTexts.toDraft}
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
          onClick={act(undefined)}
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
      {isDeleting && stored && (
        <ConfirmPanel
          label={editorTexts.remove}
          question={editorTexts.removeSure}
          confirm={editorTexts.removeYes}
          cancel={editorTexts.cancel}
          failed={editorTexts.removeFailed}
          onConfirm={() => remove(stored)}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  );
}
