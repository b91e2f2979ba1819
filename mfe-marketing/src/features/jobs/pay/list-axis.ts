import type { JobSummary } from '../api/get-jobs';
import type { RoleBand } from '../api/get-role-bands';
import { payStrokes, type PayStrokes } from '../../pay-figures/pay-strokes';

/** The bands that jobs are drawn against: those of their roles, in their countries. */
export function comparedBands(
  jobs: readonly Pick<JobSummary, 'role' | 'country'>[],
  bands: readonly RoleBand[],
): RoleBand[] {
  return bands.filter(({ role, country }) =>
    jobs.some((job) => job.role === role && job.country === country),
  );
}

/** The axis of the list of jobs; null without jobs. */
export function listAxis(
  jobs: readonly JobSummary[],
  bands: readonly RoleBand[],
): PayStrokes | null {
  const ofJobs = jobs.map(({ payMin: low, payMax: high }) => ({ low, high }));
  return payStrokes([...ofJobs, ...comparedBands(jobs, bands)]);
}

/** How far the middle of a job's range is from the role's median, as a whole percent; negative below it. */
export function medianDistance(
  { payMin, payMax }: Pick<JobSummary, 'payMin' | 'payMax'>,
  { median }: Pick<RoleBand, 'median'>,
): number {
  const percent = Math.round(((payMin + payMax) / 2 / median - 1) * 100);
  // Rounding may give a negative zero.
  return percent === 0 ? 0 : percent;
}
