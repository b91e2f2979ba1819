import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether a control opens a list or calendar of ours: in a browser whose main pointer is a mouse. The served page and phones
 * have the native one, which works without scripts and fits the thumb.
 */
export function useOwnList(): boolean {
  return useSyncExternalStore(
    never,
    () => !window.matchMedia('(pointer: coarse)').matches,
    () => false,
  );
}
