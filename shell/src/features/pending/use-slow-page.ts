import { useNavigation } from '@talent/sdk';
import { useDelayed } from './use-delayed';
import { waitingStore } from './waiting';

/** A shorter wait is not worth showing, ms. */
const unnoticed = 150;

/** Whether a navigation or a guard check takes longer than one notices. */
export function useSlowPage(): boolean {
  const isNavigating = useNavigation().state !== 'idle';
  const isWaiting = waitingStore() > 0;
  return useDelayed(isNavigating || isWaiting, unnoticed);
}
