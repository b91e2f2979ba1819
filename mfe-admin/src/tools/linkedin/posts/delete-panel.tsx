import { Button } from '@talent/ui/button';
import { FieldError } from '@talent/ui/field-error';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { deleteLinkedInPost } from '../api/delete-linkedin-post';
import { postingTexts, saveFailureTexts } from '../content/linkedin';
import { forgetUnsaved } from './unsaved-post';

interface DeletePanelProps {
  postId: number;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks once more before a draft goes. */
export function DeletePanel({ postId, onDeleted, onClose }: DeletePanelProps): ReactNode {
  const [hasFailed, setFailed] = useState(false);

  async function remove(): Promise<void> {
    const isGone = await deleteLinkedInPost(postId).catch((error: unknown) => {
      console.error('A LinkedIn post was not deleted', error);
      return false;
    });
    if (!isGone) {
      setFailed(true);
      return;
    }
    forgetUnsaved(postId);
    onDeleted();
  }

  return (
    <div role="group" aria-label={postingTexts.remove} className="mt-3">
      <div className="flex flex-wrap items-center gap-3">
        <p className="font-medium">{postingTexts.removeSure}</p>
        <Button size="sm" variant="secondary" onClick={() => void remove()}>
          {postingTexts.removeYes}
        </Button>
        <Button size="sm" variant="secondary" onClick={onClose}>
          {postingTexts.cancel}
        </Button>
      </div>
      {hasFailed && <FieldError id="delete-failed">{saveFailureTexts.out}</FieldError>}
    </div>
  );
}
