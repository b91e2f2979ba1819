import type { GuardedComposition } from '@talent/sdk/contract';
import { create } from 'zustand';

/** Whether this tab may show guarded pages. It starts with `loading`: not checked yet. */
export type GuardState =
  | { status: 'loading' }
  /** `needs`: the role is there, and a second factor is to be used or set up before it counts. */
  | { status: 'denied'; needs?: 'second-factor' | 'enroll' }
  | { status: 'allowed'; composition: GuardedComposition };

export const guardStore = create<GuardState>(() => ({ status: 'loading' }));

/**
 * Forgets the result, and that of a running check, which belongs to the
 * `loading` that it was started for. Whoever is signed in is checked anew.
 */
export function closeGuard(): void {
  guardStore.setState({ status: 'loading' }, true);
}
