import { create } from 'zustand';
import { useEffect } from 'react';

/** How many parts of the page on the screen wait for something before they can show it. */
export const waitingStore = create<number>(() => 0);

/**
 * Says that the calling component's place waits. Steps that follow each other in one commit count as
 * one wait: the spinner neither starts anew nor flickers between them.
 */
export function useWaiting(): void {
  useEffect(() => {
    waitingStore.setState((count) => count + 1, true);
    return () => waitingStore.setState((count) => count - 1, true);
  }, []);
}
