import { ConfirmPanel } from '../../../controls/confirm-panel';
import { ToolButton } from '../../../controls/tool-button';
import type { StoredPost } from '../../../posts/api/post';
import { useEffect, useEffectEvent, useState, type ComponentProps, type ReactNode } from 'react';
import { deleteDraft } from '../api/save-post';
import { editorTexts } from '../content/blog-tools';
import { settingsTexts } from '../content/editor-words';
import { FactFields } from './fact-fields';
import { TakeOffQuestion } from './take-off-question';
import { isShown as isOut } from '../saving/editor-state';
import type { PostEditing } from '../saving/use-post-editor';
import { BlogDialog } from '../blog-dialog';

/** Everything of a post but its title and its text, over the right edge. The place in the text is kept meanwhile. */
export function SettingsDrawer(props: {
  editing: PostEditing;
  authors: ComponentProps<typeof FactFields>['authors'];
  onDeleted: () => void;
  /** Its fields are there, to move the focus to one. */
  onOpened: () => void;
  onClose: () => void;
}): ReactNode {
  const { editing, authors, onDeleted, onOpened, onClose } = props;
  const tellOpened = useEffectEvent(onOpened);
  useEffect(() => tellOpened(), []);
  return (
    <BlogDialog
      title={settingsTexts.title}
      close={settingsTexts.close}
      className="ms-auto me-0 my-0 h-dvh max-h-none w-[min(32rem,100vw)] max-w-none border-0 border-s p-0"
      onClose={onClose}
    >
      <div className="grid gap-6 p-5">
        <FactFields
          stored={editing.stored}
          fields={editing.fields}
          authors={authors}
          onChange={editing.change}
        />
        <PostActions editing={editing} onDeleted={onDeleted} />
      </div>
    </BlogDialog>
  );
}

/** Actions that end a post, or begin it again: rare, so it is with the settings. */
function PostActions(props: { editing: PostEditing; onDeleted: () => void }): ReactNode {
  const { editing, onDeleted } = props;
  const { stored, status, saveState } = editing;
  const [isDeleting, setDeleting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  if (!stored) return null;
  const isArchived = status === 'archived';
  const isShown = isOut(stored);
  async function remove({ id, version }: StoredPost): Promise<boolean> {
    const isGone = await deleteDraft(id, version);
    if (isGone) onDeleted();
    return isGone;
  }
  return (
    <div className="border-rule border-t pt-5">
      <div className="flex flex-wrap gap-2">
        <ToolButton
          isBlocked={saveState.status === 'conflict'}
          aria-expanded={isShown ? isAsking : undefined}
          onClick={() =>
            isShown
              ? setAsking(!isAsking)
              : editing.save({ status: isArchived ? 'draft' : 'archived' })
          }
        >
          {isArchived ? editorTexts.toDraft : editorTexts.archive}
        </ToolButton>
        {stored.status === 'draft' && (
          <ToolButton aria-expanded={isDeleting} onClick={() => setDeleting(!isDeleting)}>
            {editorTexts.remove}
          </ToolButton>
        )}
      </div>
      {isAsking && (
        <TakeOffQuestion
          editing={editing}
          label={editorTexts.archive}
          to="archived"
          onClose={() => setAsking(false)}
        />
      )}
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
