import { Badge } from '@talent/ui/badge';
import type { ReactNode } from 'react';
import { errorTexts as text } from './content/errors';

/** The status of a group. One that is back asks for attention. */
export function StatusBadge({ status }: { status: string }): ReactNode {
  return (
    <Badge tone={status === 'reopened' ? 'warning' : 'neutral'}>
      {text.statuses[status] ?? status}
    </Badge>
  );
}
