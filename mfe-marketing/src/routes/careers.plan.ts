import { plan } from '@talent/sdk/server';
import { getJobs } from '../features/jobs/api/get-jobs';
import type { JobSummary } from '../features/jobs/api/get-jobs';
import { careers } from '../content/pages/careers';
import { contentPagePlan, loadContentPage } from '../features/content-page/content-page-plan';
import type { ShownPage } from '../features/content-page/shown-block';

/** Data of the page: its text, and the open jobs. */
export interface CareersData extends ShownPage {
  jobs: readonly JobSummary[];
}

/** A page of text around the list; composed again soon, so that what is over leaves it. */
export const careersPlan = plan<CareersData>({
  ...contentPagePlan(careers),
  load: async ({ data }) => ({
    ...(await loadContentPage(data, careers)),
    jobs: await getJobs(data, new Date()),
  }),
  revalidate: 20,
});
