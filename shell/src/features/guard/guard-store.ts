import type { GuardedComposition } from '@talent/sdk/contract';
import { create } from 'zustand';

/** Whether this tab may show guarded pages. It starts with `loading`: not checked yet. */
export type GuardState =
  | { status: 'loading' }
  /** `needs`: the role exists, but a second factor must be used or set up first. */
  | { status: 'denied'; needs?: 'second-factor' | 'enroll' }
  | { status: 'allowed'; composition: GuardedComposition };

export const guardStore = create<GuardState>(() => ({ status: 'loading' }));

/** Whether this tab has just signed out. A guarded page then shows its outline until the public page is there. */
export const leavingStore = create<boolean>(() => false);

/**
 * Forgets the result, and that of a running check, which belongs to the
 * `loading` state that started it. The signed-in person is checked again.
 */
export function closeGuard(): void {
  guardStore.setState({ status: 'loading' }, true);
}
