import type { JobSummary } from './api/get-jobs';

/** Path of the list of jobs. */
export const JOBS_PATH = '/machine-learning-ai-jobs';

/** Path of a job's page. */
export function jobPath({ slug }: { slug: string }): string {
  return `${JOBS_PATH}/${slug}`;
}

/** A job's place as a word in an address: `austin-tx`, `us-tx` for a job that is done from anywhere in Texas, or `us`. */
export function placeKey({ city, region, country, place }: JobSummary): string {
  if (city === null) return [country, region].filter(Boolean).join('-').toLowerCase();
  return place
    .normalize('NFKD')
    .replace(/[^\w\s]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .toLowerCase();
}
