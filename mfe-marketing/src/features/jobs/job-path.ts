/** Path of the list of jobs. */
export const JOBS_PATH = '/machine-learning-ai-jobs';

/** Path of a job's page. */
export function jobPath({ slug }: { slug: string }): string {
  return `${JOBS_PATH}/${slug}`;
}
