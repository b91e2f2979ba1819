import { jobCountries } from '@talent/jobs/job-words';
import type { JobSummary } from './api/get-jobs';

/** Path of the list of jobs. */
export const JOBS_PATH = '/machine-learning-ai-jobs';

/** Path of a job's page. */
export function jobPath({ slug }: { slug: string }): string {
  return `${JOBS_PATH}/${slug}`;
}

/** Where a job is: `Austin, TX`, or the country where it is done from anywhere in it. */
export function placeOf({
  city,
  region,
  country,
}: Pick<JobSummary, 'city' | 'region' | 'country'>): string {
  return city === null ? jobCountries[country] : [city, region].filter(Boolean).join(', ');
}

/** The same as a word in an address: `austin-tx`. */
export function placeKey(job: Pick<JobSummary, 'city' | 'region' | 'country'>): string {
  return placeOf(job)
    .normalize('NFKD')
    .replace(/[^\w\s]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .toLowerCase();
}
