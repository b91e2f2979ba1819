import type { JobSummary } from '../api/get-jobs';
import type { RoleBand } from '../api/get-role-bands';
import { bandOf, listAxis } from './list-axis';
import type { PayScale } from '../../pay-figures/pay-scale';

/** The band that a job's pay is drawn beside, on the axis of the list. */
export interface JobMarket {
  band: RoleBand;
  axis: PayScale;
}

/**
 * A job against the market on the scale of the list, so that the page shows the same as its row did. Null where nothing can
 * be compared: see `bandOf`.
 */
export function jobMarket(
  job: JobSummary,
  others: readonly JobSummary[],
  bands: readonly RoleBand[],
): JobMarket | null {
  const band = bandOf(job, bands);
  // A job that is over is not in the list any more.
  const jobs = others.some(({ slug }) => slug === job.slug) ? others : [...others, job];
  const axis = listAxis(jobs, bands);
  return band === undefined || axis === null ? null : { band, axis };
}
