import { notify, toast } from '@talent/sdk';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { PendingLabel } from '../../../controls/pending-label';
import { ToolButton } from '../../../controls/tool-button';
import { BounceReason } from '../../../mail/bounce-reason';
import { queryClient } from '../../../queries/query-client';
import { useChange, useData } from '../../../queries/use-data';
import { NewestNote } from '../../../table/newest-note';
import { clearBounce } from '../api/left-out';
import type { LeftOutSubscriber } from '../api/left-out';
import { leftOutTexts as text } from '../content/left-out';
import { jobsQueries, LEFT_OUT_SHOWN } from '../queries';

/** The addresses that the newsletter does not go to, why, and the way to try one again. Nothing where there are none. */
export function LeftOut({ count }: { count: number }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const addresses = useData({ ...jobsQueries.leftOut, enabled: isOpen });
  if (count === 0) return null;
  return (
    <details
      className="mb-4 max-w-2xl"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="w-fit cursor-pointer font-medium">{text.count(count)}</summary>
      <p className="text-ink-muted mt-2 text-sm">{text.rule}</p>
      {addresses.isError && <p className="text-negative mt-2 text-sm">{text.failed}</p>}
      {addresses.data === undefined && !addresses.isError && (
        <p className="text-ink-muted mt-2 text-sm">{text.loading}</p>
      )}
      {addresses.data !== undefined && (
        <>
          <ul className="divide-rule border-rule mt-3 divide-y border-y">
            {addresses.data.map((one) => (
              <LeftOutAddress key={one.address} subscriber={one} />
            ))}
          </ul>
          <NewestNote shown={addresses.data.length} most={LEFT_OUT_SHOWN} />
        </>
      )}
    </details>
  );
}

function LeftOutAddress({ subscriber }: { subscriber: LeftOutSubscriber }): ReactNode {
  const { address, reason, code, refused_at } = subscriber;
  const clear = useChange({
    failure: 'A bounce was not cleared',
    mutationFn: () => clearBounce(address),
    onSuccess: () => {
      toast({ title: text.cleared(address) });
      return queryClient.invalidateQueries({ queryKey: jobsQueries.newsletters });
    },
    onError: () => notify({ title: text.notCleared, tone: 'error' }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <div className="min-w-0 text-sm">
        <p className="font-medium break-all">{address}</p>
        <p className="text-ink-muted">
          <BounceReason reason={reason} code={code} at={refused_at} />
        </p>
      </div>
      <ToolButton
        isBlocked={clear.isPending}
        aria-label={text.clearOf(address)}
        onClick={() => clear.mutate()}
      >
        <PendingLabel isPending={clear.isPending} pending={text.clearing}>
          {text.clear}
        </PendingLabel>
      </ToolButton>
    </li>
  );
}
