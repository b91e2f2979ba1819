import { unsavedStore, type KeptFor } from '@talent/sdk';

/** Keeps all unsaved work, and names what would still be lost when `goes` goes. */
export function lostWith(goes: 'page' | 'tab'): string[] {
  const enough: readonly KeptFor[] = goes === 'page' ? ['tab', 'browser'] : ['browser'];
  return unsavedStore
    .getState()
    .filter(({ keep }) => !enough.includes(keep()))
    .map(({ name }) => name);
}
