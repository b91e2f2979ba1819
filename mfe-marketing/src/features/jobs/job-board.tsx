import { Link as RouterLink } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import type { JobSummary } from './api/get-jobs';
import { jobsText as text } from './content/jobs-text';
import { JobFilterForm } from './job-filter-form';
import { filterJobs, hasFilters } from './job-filters';
import { JobGroups } from './job-groups';
import { useJobFilters } from './use-job-filters';

/** The open jobs: all of them, or those that fit the filters in the address. */
export function JobBoard({ jobs }: { jobs: readonly JobSummary[] }) {
  return (
    <section id="jobs" aria-labelledby="jobs-title" className="mb-16 scroll-mt-24">
      <h2 id="jobs-title" className="mb-6 text-heading">
        {isAllSamples(jobs) ? text.sampleTitle : text.title}
      </h2>
      {jobs.some(({ isSample }) => isSample) && (
        <Notice tone="warning" title={text.sample} live={false} className="mb-6">
          <p>{text.samplesNote}</p>
        </Notice>
      )}
      {jobs.length === 0 ? <Nothing {...text.none} /> : <FilteredJobs jobs={jobs} />}
    </section>
  );
}

function isAllSamples(jobs: readonly JobSummary[]): boolean {
  return jobs.length > 0 && jobs.every(({ isSample }) => isSample);
}

function FilteredJobs({ jobs }: { jobs: readonly JobSummary[] }) {
  const state = useJobFilters();
  const shown = filterJobs(jobs, state.filters);
  const samples = jobs.filter(({ isSample }) => isSample).length;
  return (
    <>
      <JobFilterForm jobs={jobs} {...state} />
      <p role="status" className="my-5 text-ink-muted">
        {hasFilters(state.filters)
          ? text.count.some(shown.length, jobs.length, samples)
          : text.count.all(jobs.length, samples)}
      </p>
      {shown.length === 0 ? <Nothing {...text.noMatch} /> : <JobGroups jobs={shown} />}
    </>
  );
}

interface NothingProps {
  title: string;
  text: string;
  link: { label: string; to: string };
}

function Nothing({ title, text: sentence, link }: NothingProps) {
  return (
    <div className="border-l-4 border-boundary bg-surface px-5 py-6 md:px-8">
      <h3 className="text-subheading">{title}</h3>
      <p className="mt-2 mb-5 max-w-prose text-ink-muted">{sentence}</p>
      <Button asChild variant="secondary">
        <RouterLink to={link.to}>{link.label}</RouterLink>
      </Button>
    </div>
  );
}
