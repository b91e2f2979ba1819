import { useSession } from '@talent/sdk';
import { groupItems } from '../inbox/group-items';
import { inboxQueries } from '../inbox/queries';
import { useData } from '../queries/use-data';
import { toolFrame } from './content/tool-frame';
import { useIsOpening } from './use-is-opening';

/** How many items of the inbox wait, beside the entry of the overview; nothing while none does or it is not known. */
export function WaitingCount({ isRail }: { isRail: boolean }) {
  const count = useWaiting();
  if (count === null || count === 0) return null;
  const place = isRail
    ? 'absolute end-0 top-0 min-w-4 px-1 text-[0.625rem] leading-3.5'
    : 'ms-auto min-w-5 px-1.5 text-xs leading-5';
  return (
    <span
      className={`${place} bg-signal text-signal-ink rounded-full text-center font-semibold tabular-nums`}
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{toolFrame.waiting(count)}</span>
    </span>
  );
}

/** How many items of the inbox wait for the person; null until it is known. Asked for once the tool has opened. */
export function useWaiting(): number | null {
  const isOpening = useIsOpening();
  const isSignedIn = useSession().status === 'signed-in';
  const { data, dataUpdatedAt } = useData({
    ...inboxQueries.inbox,
    enabled: isSignedIn && !isOpening,
  });
  return data ? groupItems(data, new Date(dataUpdatedAt)).count : null;
}
