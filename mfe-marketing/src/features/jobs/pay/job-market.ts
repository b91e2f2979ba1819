import { currencyOf } from '@talent/jobs/posting';
import type { JobSummary } from '../api/get-jobs';
import type { RoleBand } from '../api/get-role-bands';
import { comparedBands, listAxis } from './list-axis';
import type { PayStrokes } from '../../pay-figures/pay-strokes';

/** What a job's pay is drawn with: its role's band, on the axis of the list. */
export interface JobMarket {
  band: RoleBand;
  axis: PayStrokes;
}

/**
 * A job against the market on the scale of the list, so that the page shows the same as its row did. Null where the role has
 * no band in the job's country, or the pay is in another currency than the band.
 */
export function jobMarket(
  job: JobSummary,
  others: readonly JobSummary[],
  bands: readonly RoleBand[],
): JobMarket | null {
  const [band] = comparedBands([job], bands);
  // A job that is over is not in the list any more.
  const jobs = others.some(({ slug }) => slug === job.slug) ? others : [...others, job];
  const axis = listAxis(jobs, bands);
  if (band === undefined || axis === null || currencyOf[band.country] !== job.currency) return null;
  return { band, axis };
}
