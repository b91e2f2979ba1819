import { useSession } from '@talent/sdk';
import { groupItems } from '../tools/overview/inbox/group-items';
import { overviewQueries } from '../tools/overview/queries';
import { useData } from '../queries/use-data';
import { useIsOpening } from './use-is-opening';

/** How many items of the inbox wait for the person; null until it is known. Asked for once the tool has opened. */
export function useWaiting(): number | null {
  const isOpening = useIsOpening();
  const isSignedIn = useSession().status === 'signed-in';
  const { data, dataUpdatedAt } = useData({
    ...overviewQueries.inbox,
    enabled: isSignedIn && !isOpening,
  });
  return data ? groupItems(data, new Date(dataUpdatedAt)).count : null;
}
