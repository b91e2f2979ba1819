import type { GuardedComposition } from '@talent/sdk/contract';
import { create } from 'zustand';

/** Whether this tab may show guarded pages. It starts with `loading`: not checked yet. */
export type GuardState =
  | { status: 'loading' }
  | { status: 'denied' }
  | { status: 'allowed'; composition: GuardedComposition };

export const guardStore = create<GuardState>(() => ({ status: 'loading' }));

/** Nobody is signed in any more: what was allowed is forgotten, the next person is checked anew. */
export function closeGuard(): void {
  guardStore.setState({ status: 'loading' }, true);
}
