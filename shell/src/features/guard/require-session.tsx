import { useSession } from '@talent/sdk';
import type { ReactNode } from 'react';
import { NotFound } from '../not-found/not-found';
import { GuardPending } from './guard-pending';

interface Props {
  /** The gateway already knows this person: show that something is coming, not the 404. */
  expected: boolean;
  children: ReactNode;
}

/** Outer half of the guard: without a session the page does not exist. */
export function RequireSession({ expected, children }: Props) {
  const session = useSession();
  if (session.status === 'unknown') return expected ? <GuardPending /> : <NotFound />;
  if (session.status === 'signed-out') return <NotFound />;
  return children;
}
