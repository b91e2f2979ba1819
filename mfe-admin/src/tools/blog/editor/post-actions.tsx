import { useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmPanel } from '../../../controls/confirm-panel';
import { ToolButton } from '../../../controls/tool-button';
import type { StoredPost } from '../../../posts/api/post';
import { deleteDraft } from '../api/save-post';
import { editorTexts } from '../content/blog-tools';
import type { PostEditing } from '../saving/use-post-editor';

interface PostActionsProps {
  editing: PostEditing;
  onDeleted: () => void;
}

/** Actions that end a post, or begin it again: rare, so it is with the settings. */
export function PostActions({ editing, onDeleted }: PostActionsProps): ReactNode {
  const { stored, saveState } = editing;
  const [isDeleting, setDeleting] = useState(false);
  if (!stored) return null;
  const isBusy = saveState.status === 'conflict';
  async function remove({ id, version }: StoredPost): Promise<boolean> {
    const isGone = await deleteDraft(id, version).catch((error: unknown) => {
      console.error('A draft was not deleted', error);
      return false;
    });
    if (isGone) onDeleted();
    return isGone;
  }
  return (
    <div className="border-rule border-t pt-5">
      <div className="flex flex-wrap gap-2">
        {stored.status === 'archived' ? (
          <ToolButton isBlocked={isBusy} onClick={() => editing.save({ status: 'draft' })}>
            {editorTexts.toDraft}
          </ToolButton>
        ) : (
          <ToolButton isBlocked={isBusy} onClick={() => editing.save({ status: 'archived' })}>
            {editorTexts.archive}
          </ToolButton>
        )}
        {stored.status === 'draft' && (
          <ToolButton aria-expanded={isDeleting} onClick={() => setDeleting(!isDeleting)}>
            {editorTexts.remove}
          </ToolButton>
        )}
      </div>
      {isDeleting && (
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
