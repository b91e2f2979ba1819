import { jobRoles } from '@talent/jobs/job-words';
import { plan } from '@talent/sdk/server';
import { getJob, type Job } from '../features/jobs/api/get-job';
import { getJobSlugs, getJobs } from '../features/jobs/api/get-jobs';
import { getLocalPay, type LocalPay } from '../features/jobs/api/get-local-pay';
import { getRoleBands } from '../features/jobs/api/get-role-bands';
import { jobHead } from '../features/jobs/job-head';
import { jobPath } from '../features/jobs/job-path';
import { jobMarket, type JobMarket } from '../features/jobs/pay/job-market';

/** Data of the page. */
export interface JobPageData {
  job: Job;
  /** Its pay beside that of its role, on the scale of the list; null where there is nothing to compare it with. */
  market: JobMarket | null;
  /** What the title is filed at in the city of the job. */
  local: LocalPay | null;
}

/** A job's page: gone from the moment that the job is over. */
export const jobPlan = plan<JobPageData>({
  entries: async ({ data, site }) =>
    (await getJobSlugs(data, site, new Date())).map((slug) => jobPath({ slug })),
  load: async ({ data, params, site }) => {
    const now = new Date();
    const [job, others, bands] = await Promise.all([
      getJob(data, site, params['jobSlug'] ?? '', now),
      getJobs(data, site, now),
      getRoleBands(data, Object.keys(jobRoles)),
    ]);
    return { job, market: jobMarket(job, others, bands), local: await getLocalPay(data, job) };
  },
  head: ({ data: { job }, site }) => jobHead(job, site),
  status: ({ job: { isOpen } }) => (isOpen ? 200 : 410),
  validUntil: ({ job: { isOpen, validThrough } }) => (isOpen ? validThrough : null),
  revalidate: 20,
  search: {
    kind: 'Jobs',
    words: ({ job: { company, place, region } }) => `${company} ${place} ${region ?? ''}`,
  },
  sitemap: { changefreq: 'daily', priority: 0.7 },
});
