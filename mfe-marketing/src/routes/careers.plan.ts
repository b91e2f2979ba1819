import { careers } from '../content/pages/careers';
import { contentPagePlan } from '../features/content-page/content-page-plan';
import { getJobs, type JobSummary } from '../features/jobs/api/get-jobs';

/** Data of the page besides its text. */
export interface CareersData {
  jobs: readonly JobSummary[];
}

/** A page of text around the list; composed again soon, so that what is over leaves it. */
export const careersPlan = {
  ...contentPagePlan<CareersData>(careers, async (data, site) => ({
    jobs: await getJobs(data, site, new Date()),
  })),
  revalidate: 20,
};
