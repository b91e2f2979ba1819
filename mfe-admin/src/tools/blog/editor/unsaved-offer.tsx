import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { unsavedTexts } from '../content/blog-tools';
import { localValue } from '../../../time/schedule-time';
import type { UnsavedWork } from './unsaved-work';

interface UnsavedOfferProps {
  work: UnsavedWork;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Earlier work that was never saved: to restore or to discard. */
export function UnsavedOffer({ work, onRestore, onDiscard }: UnsavedOfferProps): ReactNode {
  const time = localValue(new Date(work.at)).replace('T', ' ');
  return (
    <Notice tone="warning" title={unsavedTexts.title} live className="mt-4">
      <p>{unsavedTexts.detail(time, work.version)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={onRestore}>
          {unsavedTexts.restore}
        </Button>
        <Button size="sm" variant="secondary" onClick={onDiscard}>
          {unsavedTexts.discard}
        </Button>
      </div>
    </Notice>
  );
}
