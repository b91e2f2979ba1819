import { usePageData } from '@talent/sdk';
import { ApplicationForm } from '../features/jobs/application-form';
import { JobView } from '../features/jobs/job-view';
import type { JobPageData } from './job.plan';

/** `/machine-learning-ai-jobs/:jobSlug` */
export default function JobPage() {
  const { job, market, local } = usePageData<JobPageData>();
  return (
    <JobView job={job} market={market} local={local}>
      <ApplicationForm key={job.slug} slug={job.slug} />
    </JobView>
  );
}
