import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import type { LinkedInConnection } from '../api/linkedin-connection';
import { connectionTexts } from '../content/linkedin';
import type { ConnectionTool } from './use-connection';

/** Shows what is connected once it is known. */
export function ConnectionLoader({
  tool,
  children,
}: {
  tool: ConnectionTool;
  children: (value: LinkedInConnection) => ReactNode;
}): ReactNode {
  const { state, reload } = tool;
  if (state.status === 'pending') return <p role="status">{connectionTexts.loading}</p>;
  if (state.status === 'failed') {
    return (
      <Notice tone="error" title={connectionTexts.failed}>
        <Button variant="secondary" size="sm" className="mt-2" onClick={reload}>
          {connectionTexts.retry}
        </Button>
      </Notice>
    );
  }
  return children(state.value);
}
