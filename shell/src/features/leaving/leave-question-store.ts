import { create } from 'zustand';

interface LeaveQuestion {
  /** Names of the work that the question is about. */
  lost: readonly string[];
  /** Answers a sign-out that waits; null while none does. */
  answer: ((leaves: boolean) => void) | null;
}

/** What the person is asked before work is lost. A navigation that waits is the router's. */
export const leaveQuestion = create<LeaveQuestion>(() => ({ lost: [], answer: null }));
