import { plan } from '@talent/sdk/server';
import { getJob, type Job } from '../features/jobs/api/get-job';
import { getJobSlugs } from '../features/jobs/api/get-job-slugs';
import { jobHead } from '../features/jobs/job-head';
import { jobPath } from '../features/jobs/job-path';

/** A job's page: gone from the moment that the job is over. */
export const jobPlan = plan<Job>({
  entries: async ({ data, site }) =>
    (await getJobSlugs(data, site, new Date())).map((slug) => jobPath({ slug })),
  load: ({ data, params, site }) => getJob(data, site, params['jobSlug'] ?? '', new Date()),
  head: ({ data, site }) => jobHead(data, site),
  status: ({ isOpen }) => (isOpen ? 200 : 410),
  validUntil: ({ isOpen, validThrough }) => (isOpen ? validThrough : null),
  revalidate: 20,
  sitemap: { changefreq: 'daily', priority: 0.7 },
});
