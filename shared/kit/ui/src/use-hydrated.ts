import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in the served page and in the first render of the browser, which must equal it; true from then on. Pages are
 * composed once for every search, so whatever depends on the address or on this browser waits for it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
