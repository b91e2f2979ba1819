import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { Spinner } from '@talent/ui/spinner';
import type { ReactNode } from 'react';
import { accountTexts as text } from './content/account';

interface LoadStateProps {
  state: { status: 'pending' } | { status: 'failed' };
  onRetry: () => void;
}

/** A list of this page that is not there yet, or could not be loaded. */
export function LoadState({ state, onRetry }: LoadStateProps): ReactNode {
  if (state.status === 'pending') return <Spinner label={text.loading} />;
  return (
    <Notice tone="error" title={text.failed}>
      <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
        {text.retry}
      </Button>
    </Notice>
  );
}
