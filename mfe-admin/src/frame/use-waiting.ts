import { useSession } from '@talent/sdk';
import { groupItems } from '../inbox/group-items';
import { inboxQueries } from '../inbox/queries';
import { useData } from '../queries/use-data';
import { useIsOpening } from './use-is-opening';

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
