import type { ReactNode } from 'react';
import { ConfirmPanel } from '../../../controls/confirm-panel';
import { editorTexts as texts } from '../content/blog-tools';
import { isShown } from '../saving/editor-state';
import type { PostEditing } from '../saving/use-post-editor';

/** Asks before visitors lose a post, and says what happens to its address. Not drawn for a post that they do not see. */
export function TakeOffQuestion(props: {
  editing: PostEditing;
  /** Of the button that opened it. */
  label: string;
  to: 'draft' | 'archived';
  onClose: () => void;
}): ReactNode {
  const { editing, label, to, onClose } = props;
  const { stored, status } = editing;
  if (!stored || !isShown(stored)) return null;
  const isLive = status === 'published';
  const { slug } = stored.fields;
  return (
    <ConfirmPanel
      label={label}
      question={isLive ? texts.unpublishSure(slug) : texts.unpublishPlanSure(slug)}
      confirm={isLive ? texts.unpublishYes : texts.unpublishPlanYes}
      cancel={texts.cancel}
      onConfirm={async () => {
        onClose();
        editing.save({ status: to });
        return true;
      }}
      onClose={onClose}
    />
  );
}
