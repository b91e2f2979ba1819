import type { JobSummary } from '../api/get-jobs';
import type { RoleBand } from '../api/get-role-bands';

/** How far the middle of a job's range is from the role's median, as a whole percent; negative below it. */
export function medianDistance(
  { payMin, payMax }: Pick<JobSummary, 'payMin' | 'payMax'>,
  { median }: Pick<RoleBand, 'median'>,
): number {
  const percent = Math.round(((payMin + payMax) / 2 / median - 1) * 100);
  // Rounding may give a negative zero.
  return percent === 0 ? 0 : percent;
}
