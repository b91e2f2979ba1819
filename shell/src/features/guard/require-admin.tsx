import { useSession } from '@talent/sdk';
import type { GuardedComposition } from '@talent/sdk/contract';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { NotFound } from '../not-found/not-found';
import { checkAdmin } from './check-admin';
import { GuardPending } from './guard-pending';
import { guardStore, leavingStore } from './guard-store';

/** Outer half of the guard: without a session the page does not exist. */
export function RequireSession({ expected, children }: { expected: boolean; children: ReactNode }) {
  const session = useSession();
  const isLeaving = leavingStore();
  // A page that opens later does not wait: nothing leads away from it.
  useLayoutEffect(() => leavingStore.setState(false, true), []);
  if (session.status === 'unknown') return expected ? <GuardPending /> : <NotFound />;
  if (session.status === 'signed-out') return isLeaving ? <GuardPending /> : <NotFound />;
  return children;
}

interface RequireAdminProps {
  children: (composition: GuardedComposition) => ReactNode;
}

/** Inner half of the guard: without the admin row, or when the check fails, the page does not exist. */
export function RequireAdmin({ children }: RequireAdminProps) {
  const guard = guardStore();
  useEffect(() => {
    if (guard.status === 'loading') void checkAdmin();
  }, [guard]);
  if (guard.status === 'loading') return <GuardPending />;
  if (guard.status === 'denied') return <NotFound />;
  return children(guard.composition);
}
