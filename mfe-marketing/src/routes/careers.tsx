import { usePageData } from '@talent/sdk';
import { ContentPage } from '../features/content-page/content-page';
import { JobBoard } from '../features/jobs/list/job-board';
import type { CareersData } from './careers.plan';

/** `/machine-learning-ai-jobs`: the open jobs first, then how they are listed and what applying is like. */
export default function Careers() {
  const { jobs, bands } = usePageData<CareersData>();
  return <ContentPage beforeSections={<JobBoard jobs={jobs} bands={bands} />} />;
}
