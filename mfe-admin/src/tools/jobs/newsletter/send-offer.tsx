import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { newsletterTexts } from '../content/jobs-report';

interface SendOfferProps {
  /** Confirmed subscribers. */
  readers: number;
  isPublished: boolean;
  onSend: () => void;
}

/** The button that sends, and the question before it: mails cannot be taken back. */
export function SendOffer({ readers, isPublished, onSend }: SendOfferProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  if (readers === 0) return <p className="text-ink-muted">{newsletterTexts.noReaders}</p>;
  return (
    <>
      <p className="mb-4">{newsletterTexts.readers(readers)}</p>
      {!isPublished && <p className="text-ink-muted">{newsletterTexts.publishFirst}</p>}
      {isPublished && !isAsking && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {newsletterTexts.send}
        </Button>
      )}
      {isPublished && isAsking && (
        <Notice live tone="warning" title={newsletterTexts.sure(readers)}>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" onClick={onSend}>
              {newsletterTexts.sureYes}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setAsking(false)}>
              {newsletterTexts.cancel}
            </Button>
          </div>
        </Notice>
      )}
    </>
  );
}
