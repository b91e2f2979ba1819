import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { localValue } from '../../../time/schedule-time';
import { unsavedTexts } from '../content/blog-tools';
import type { UnsavedWork } from './unsaved-work';
import type { PostEditing } from './use-post-editor';

/** Work that was left behind in this browser: what is in the editor again, and what else there is. */
export function WorkNotices({ editing }: { editing: PostEditing }): ReactNode {
  const { broughtBack, offers, saveState } = editing;
  const [offer] = offers;
  return (
    <>
      {broughtBack && saveState.status !== 'conflict' && (
        <Notice title={unsavedTexts.broughtBack} live>
          <p>{unsavedTexts.broughtBackDetail(timeOf(broughtBack.work))}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onClick={editing.keepFound}>
              {unsavedTexts.keep}
            </Button>
            <Button size="sm" variant="secondary" onClick={editing.discardFound}>
              {unsavedTexts.discard}
            </Button>
          </div>
        </Notice>
      )}
      {offer && (
        <Notice tone="warning" title={unsavedTexts.title} live>
          <p>{unsavedTexts.detail(timeOf(offer), offer.version)}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onClick={() => editing.restoreOffer(offer)}>
              {unsavedTexts.restore}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => editing.discardOffer(offer)}>
              {unsavedTexts.discard}
            </Button>
          </div>
        </Notice>
      )}
    </>
  );
}

function timeOf({ at }: UnsavedWork): string {
  return localValue(new Date(at)).replace('T', ' ');
}
