import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False in the served markup and until the page reacts; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
