import { usePageData } from '@talent/sdk';
import type { Job } from '../features/jobs/api/get-job';
import { ApplicationForm } from '../features/jobs/application-form';
import { JobView } from '../features/jobs/job-view';

/** `/machine-learning-ai-jobs/:jobSlug` */
export default function JobPage() {
  const job = usePageData<Job>();
  return (
    <JobView job={job}>
      <ApplicationForm key={job.slug} slug={job.slug} />
    </JobView>
  );
}
