import { HEADLINE_SAMPLE } from '@talent/api/salary/small-sample';
import { currencyOf } from '@talent/jobs/posting';
import type { JobSummary } from '../api/get-jobs';
import type { RoleBand } from '../api/get-role-bands';
import { payScale, type PayScale } from '../../pay-figures/pay-scale';

/**
 * The band that a job is drawn against: of its role and level in its country, or of all levels where there is none.
 * None for contract work, whose rates are no salaries, and for pay in another currency.
 */
export function bandOf(
  job: Pick<JobSummary, 'role' | 'level' | 'country' | 'currency' | 'contract'>,
  bands: readonly RoleBand[],
): RoleBand | undefined {
  if (job.contract === 'contract' || currencyOf[job.country] !== job.currency) return undefined;
  const own = bands.filter(({ role, country }) => role === job.role && country === job.country);
  return own.find(({ level }) => level === job.level) ?? own.find(({ level }) => level === null);
}

/** The bands that jobs are drawn against, each once. */
export function comparedBands(
  jobs: readonly Parameters<typeof bandOf>[0][],
  bands: readonly RoleBand[],
): RoleBand[] {
  return [...new Set(jobs.flatMap((job) => bandOf(job, bands) ?? []))];
}

/** The axis of the list of jobs; null without jobs. */
export function listAxis(jobs: readonly JobSummary[], bands: readonly RoleBand[]): PayScale | null {
  const ofJobs = jobs.map(({ payMin: low, payMax: high }) => ({ low, high }));
  return payScale([...ofJobs, ...comparedBands(jobs, bands)]);
}

/**
 * How far the middle of a job's range is from the median of its level, as a whole percent; negative below it. Null where the
 * band is of all levels or has fewer than 100 ranges.
 */
export function medianDistance(
  { payMin, payMax }: Pick<JobSummary, 'payMin' | 'payMax'>,
  { level, median, ranges }: Pick<RoleBand, 'level' | 'median' | 'ranges'>,
): number | null {
  if (level === null || (ranges ?? 0) < HEADLINE_SAMPLE) return null;
  const percent = Math.round(((payMin + payMax) / 2 / median - 1) * 100);
  // Rounding may give a negative zero.
  return percent === 0 ? 0 : percent;
}
