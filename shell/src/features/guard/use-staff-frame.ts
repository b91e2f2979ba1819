import { matchRoutes, useLocation, useSession } from '@talent/sdk';
import type { PageBlock } from '@talent/sdk/contract';
import { guardStore, leavingStore } from './guard-store';
import { useIsUnknown } from './unknown-route';

/**
 * Whether the page is in the frame of the staff: on a guarded path once the role check has passed, and while it runs. The
 * not-found page is in the public frame, also for an admin.
 * @param kind - of the served document: with a guarded one the gateway knows this person already.
 */
export function useStaffFrame(kind: PageBlock['kind']): boolean {
  const isUnknown = useIsUnknown();
  const { pathname } = useLocation();
  const session = useSession();
  const guard = guardStore();
  const isLeaving = leavingStore();
  if (!isUnknown) return false;
  if (session.status === 'signed-out') return isLeaving;
  if (session.status === 'unknown') return kind === 'guarded';
  if (guard.status !== 'allowed') return guard.status === 'loading';
  return guard.composition.remotes.some(({ patterns }) =>
    matchRoutes(
      patterns.map((path) => ({ path })),
      pathname,
    ),
  );
}
