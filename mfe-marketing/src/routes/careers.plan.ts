import { jobRoles } from '@talent/jobs/job-words';
import { careers } from '../content/pages/careers';
import { contentPagePlan } from '../features/content-page/content-page-plan';
import { getJobs, type JobSummary } from '../features/jobs/api/get-jobs';
import { getRoleBands, type RoleBand } from '../features/jobs/api/get-role-bands';

/** Data of the page besides its text. */
export interface CareersData {
  jobs: readonly JobSummary[];
  /** Reported pay of all kinds of work that jobs have, to draw ranges against. */
  bands: readonly RoleBand[];
}

/** A page of text around the list; composed again soon, so that what is over leaves it. */
export const careersPlan = {
  ...contentPagePlan<CareersData>(careers, async (data, site) => ({
    jobs: await getJobs(data, site, new Date()),
    bands: await getRoleBands(data, Object.keys(jobRoles)),
  })),
  revalidate: 20,
};
