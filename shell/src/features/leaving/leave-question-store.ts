import { create } from 'zustand';

interface LeaveQuestion {
  /** Names of the work that the question is about. */
  lost: readonly string[];
  /** Answers a sign-out that waits; null while none does. */
  answer: ((leaves: boolean) => void) | null;
}

/** The question before work is lost. Whether a navigation waits for its answer, the router knows. */
export const leaveQuestion = create<LeaveQuestion>(() => ({ lost: [], answer: null }));
