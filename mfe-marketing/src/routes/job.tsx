import { usePageData } from '@talent/sdk';
import type { Job } from '../features/jobs/api/get-job';
import { ApplicationSection } from '../features/jobs/application-section';
import { JobView } from '../features/jobs/job-view';

/** `/machine-learning-ai-jobs/:jobSlug` */
export default function JobPage() {
  const job = usePageData<Job>();
  return (
    <JobView job={job}>
      <ApplicationSection key={job.slug} slug={job.slug} />
    </JobView>
  );
}
