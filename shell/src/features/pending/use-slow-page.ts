import { useNavigation } from '@talent/sdk';
import { useEffect, useState } from 'react';
import { create } from 'zustand';

/** A shorter wait is not worth showing, ms. */
const unnoticed = 150;

/** Whether a navigation or a guard check takes longer than one notices. */
export function useSlowPage(): boolean {
  const isNavigating = useNavigation().state !== 'idle';
  const isWaiting = waitingStore() > 0;
  return useDelayed(isNavigating || isWaiting, unnoticed);
}

/** True once `active` has been true without a break for `ms` milliseconds, until it ends. */
export function useDelayed(active: boolean, ms: number): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setDue(true), ms);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [active, ms]);
  return active && due;
}

/** Number of parts of the page that are waiting. */
export const waitingStore = create<number>(() => 0);

/**
 * Marks the calling component as waiting. Steps that follow each other in one commit count as
 * one wait: the spinner does not restart or flicker.
 */
export function useWaiting(): void {
  useEffect(() => {
    waitingStore.setState((count) => count + 1, true);
    return () => waitingStore.setState((count) => count - 1, true);
  }, []);
}
