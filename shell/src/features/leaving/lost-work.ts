import { unsavedStore, type KeptFor } from '@talent/sdk';
import { create } from 'zustand';

/** Keeps all unsaved work, and names what would still be lost when `goes` goes. */
export function lostWith(goes: 'page' | 'tab'): string[] {
  const enough: readonly KeptFor[] = goes === 'page' ? ['tab', 'browser'] : ['browser'];
  return unsavedStore
    .getState()
    .filter(({ keep }) => !enough.includes(keep()))
    .map(({ name }) => name);
}

interface LeaveQuestion {
  lost: readonly string[];
  /** Answers a sign-out that waits; null while none does. */
  answer: ((leaves: boolean) => void) | null;
}

/** The question before work is lost. Whether a navigation waits for its answer, the router knows. */
export const leaveQuestion = create<LeaveQuestion>(() => ({ lost: [], answer: null }));
