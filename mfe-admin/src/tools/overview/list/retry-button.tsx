import { notify, toast } from '@talent/sdk';
import type { ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { queryClient } from '../../../queries/query-client';
import { useChange } from '../../../queries/use-data';
import { retryMails } from '../../../inbox/api/retry-mails';
import { retryTexts as text } from '../content/overview';
import { inboxQueries } from '../../../inbox/queries';

/** Sends the mails of an item again. The rows that name them lead to the status of the site. */
export function RetryButton({ mail, describes }: { mail: string; describes: string }): ReactNode {
  const retry = useChange({
    failure: text.failure,
    mutationFn: () => retryMails(mail),
    onSuccess: (count) => {
      toast({ title: text.done(count) });
      return queryClient.invalidateQueries({ queryKey: inboxQueries.inbox.queryKey });
    },
    onError: () => notify({ title: text.failed, description: text.failedHow, tone: 'error' }),
  });
  return (
    <ToolButton
      data-action
      className="relative"
      aria-describedby={describes}
      isBlocked={retry.isPending}
      onClick={() => retry.mutate()}
    >
      {retry.isPending ? text.working : text.label}
    </ToolButton>
  );
}
