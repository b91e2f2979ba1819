import { Button } from '@talent/ui/button';
import { FieldError } from '@talent/ui/field-error';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { deleteDraft } from '../api/delete-post';
import type { StoredPost } from '../../../posts/api/post';
import { editorTexts } from '../content/blog-tools';

interface DeletePanelProps {
  stored: StoredPost;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a draft goes for good. */
export function DeletePanel({ stored, onDeleted, onClose }: DeletePanelProps): ReactNode {
  const [hasFailed, setFailed] = useState(false);

  async function remove(): Promise<void> {
    const isGone = await deleteDraft(stored.id, stored.version).catch((error: unknown) => {
      console.error('A draft was not deleted', error);
      return false;
    });
    if (isGone) onDeleted();
    else setFailed(true);
  }

  return (
    <div role="group" aria-label={editorTexts.remove} className="mt-3">
      <div className="flex flex-wrap items-center gap-3">
        <p className="font-medium">{editorTexts.removeSure}</p>
        <Button size="sm" variant="secondary" onClick={() => void remove()}>
          {editorTexts.removeYes}
        </Button>
        <Button size="sm" variant="secondary" onClick={onClose}>
          {editorTexts.cancel}
        </Button>
      </div>
      {hasFailed && <FieldError id="delete-failed">{editorTexts.removeFailed}</FieldError>}
    </div>
  );
}
