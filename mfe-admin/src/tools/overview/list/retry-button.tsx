import { notify, toast } from '@talent/sdk';
import type { ReactNode } from 'react';
import { PendingLabel } from '../../../controls/pending-label';
import { ToolButton } from '../../../controls/tool-button';
import { queryClient } from '../../../queries/query-client';
import { useChange } from '../../../queries/use-data';
import { retryTexts as text } from '../content/overview';
import { inboxQueries } from '../../../inbox/queries';

interface RetryButtonProps {
  label: string;
  /** Answers how many mails are sent again. */
  onRetry: () => Promise<number>;
  /** Id of the title of the row. */
  describes: string;
}

/** Sends the mails of an item again. */
export function RetryButton({ label, onRetry, describes }: RetryButtonProps): ReactNode {
  const retry = useChange({
    failure: text.failure,
    mutationFn: onRetry,
    onSuccess: (count) => {
      toast({ title: text.done(count) });
      return queryClient.invalidateQueries({ queryKey: inboxQueries.inbox.queryKey });
    },
    onError: () => notify({ title: text.failed, description: text.failedHow, tone: 'error' }),
  });
  return (
    <ToolButton
      data-action
      className="relative sm:w-48"
      aria-describedby={describes}
      isBlocked={retry.isPending}
      onClick={() => retry.mutate()}
    >
      <PendingLabel isPending={retry.isPending} pending={text.working}>
        {label}
      </PendingLabel>
    </ToolButton>
  );
}
