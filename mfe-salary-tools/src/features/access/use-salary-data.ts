import type { SalaryData } from '@talent/data/salary-data';
import { useEffect } from 'react';
import { accessStore, startAccess } from './access-store';
import type { AccessState } from './access-store';

/**
 * The figures that this browser may see: the page's own, and after the unlock those of every role. The
 * server's render and the first in the browser are locked; a stored token opens after hydration.
 */
export function useSalaryData(open: SalaryData): { data: SalaryData; access: AccessState } {
  const access = accessStore();
  useEffect(startAccess, []);
  return { data: access.status === 'unlocked' ? access.data : open, access };
}
