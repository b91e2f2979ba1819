import type { SalaryData } from '@talent/api/salary/salary-data';
import { useEffect, useMemo } from 'react';
import { accessStore, retryAccess, startAccess } from './access-store';

/** Whether this browser has the figures of every role. */
export type Access =
  /** `refused`: the server no longer accepts an earlier unlock. */
  | { status: 'locked'; refused: boolean }
  | { status: 'loading' }
  | { status: 'unlocked' }
  | { status: 'failed'; retry: () => void };

/**
 * The figures that this browser may see: the page's own, and after the unlock those of every role. The
 * server's render and the first in the browser are locked; a stored token opens after hydration.
 */
export function useSalaryData(open: SalaryData): { data: SalaryData; access: Access } {
  const state = accessStore();
  useEffect(startAccess, []);
  return useMemo(() => {
    switch (state.status) {
      case 'unlocked':
        return { data: state.data, access: { status: 'unlocked' } };
      case 'failed':
        return { data: open, access: { status: 'failed', retry: retryAccess } };
      default:
        return { data: open, access: state };
    }
  }, [state, open]);
}
