import { create } from 'zustand';
import { useEffect } from 'react';

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
