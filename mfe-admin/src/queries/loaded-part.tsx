import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { security as text } from '../tools/security/content/security-dashboard';
import type { Loaded } from './use-loaded';

interface LoadedPartProps<Value> {
  state: Loaded<Value>;
  onRetry: () => void;
  children: (value: Value) => ReactNode;
}

/** A part of a tool that is there once its data is; until then it says so, and when that fails, what to do. */
export function LoadedPart<Value>({ state, onRetry, children }: LoadedPartProps<Value>): ReactNode {
  if (state.status === 'pending') {
    return (
      <p role="status" className="text-ink-muted">
        {text.loading}
      </p>
    );
  }
  if (state.status === 'failed') {
    return (
      <Notice tone="error" title={text.failed}>
        <Button variant="secondary" size="sm" className="mt-2" onClick={onRetry}>
          {text.retry}
        </Button>
      </Notice>
    );
  }
  return children(state.value);
}
