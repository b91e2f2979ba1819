import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import type { ProofFailure } from './factors';
import { factorTexts } from './content/texts';

/** What was asked for before the form did not come. */
export function NotLoaded(props: { failure: ProofFailure; onRetry: () => void }): ReactNode {
  return (
    <Notice tone="error" title={factorTexts.failed[props.failure]}>
      <Button variant="secondary" size="sm" className="mt-3" onClick={props.onRetry}>
        {factorTexts.retry}
      </Button>
    </Notice>
  );
}
