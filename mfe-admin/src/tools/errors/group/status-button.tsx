import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { queryClient } from '../../../queries/query-client';
import { useChange } from '../../../queries/use-data';
import { setErrorStatus } from '../api/set-error-status';
import { errorTextsOfOne as text } from '../content/errors';
import { errorQueries } from '../queries';

/** Resolves a group, or opens it again. */
export function StatusButton({ id, status }: { id: number; status: string }): ReactNode {
  const isResolved = status === 'resolved';
  const change = useChange({
    failure: 'The status of an error was not changed',
    mutationFn: () => setErrorStatus(id, !isResolved),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: errorQueries.all }),
  });
  const words = isResolved
    ? { label: text.reopen, pending: text.reopening }
    : { label: text.resolve, pending: text.resolving };
  return (
    <div className="mb-6">
      <ToolButton onClick={() => change.mutate()} disabled={change.isPending}>
        {change.isPending ? words.pending : words.label}
      </ToolButton>
      <p className="text-ink-muted mt-2 max-w-prose text-sm">{text.resolvedNote}</p>
      {change.isError && (
        <Notice tone="error" className="mt-2">
          <p>{text.changeFailed}</p>
        </Notice>
      )}
    </div>
  );
}
