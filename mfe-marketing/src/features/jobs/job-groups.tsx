import type { JobPosting } from '@talent/jobs/posting';
import { jobRoles, jobContracts, jobLevels, jobWorkModes } from '@talent/jobs/job-words';
import { Link } from '@talent/ui/link';
import type { JobSummary } from './api/get-jobs';
import { jobsText as text } from './content/jobs-text';
import { Link as RouterLink } from '@talent/sdk';
import { Badge } from '@talent/ui/badge';
import { Money } from '@talent/ui/money';
import { formatDay } from '@talent/sdk/format';
import { jobPath } from './job-path';
import { placeOf } from './job-place';

interface JobGroup {
  role: JobPosting['role'];
  label: string;
  jobs: readonly JobSummary[];
}

/** The jobs of each kind of work that there is one of, in the order of `jobRoles`. */
export function groupJobs(jobs: readonly JobSummary[]): JobGroup[] {
  return (Object.entries(jobRoles) as [JobPosting['role'], string][])
    .map(([role, label]) => ({ role, label, jobs: jobs.filter((job) => job.role === role) }))
    .filter((group) => group.jobs.length > 0);
}

/** Jobs under the kinds of work; where there is no script, with links to these instead of filters. */
export function JobGroups({ jobs }: { jobs: readonly JobSummary[] }) {
  const groups = groupJobs(jobs);
  return (
    <>
      <nav aria-label={text.byKind} className="hidden noscript:block">
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {groups.map(({ role, label }) => (
            <li key={role}>
              <Link href={`#jobs-${role}`}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ role, label, jobs: ofRole }) => (
        <section
          key={role}
          id={`jobs-${role}`}
          aria-labelledby={`jobs-${role}-title`}
          className="mt-8 scroll-mt-24"
        >
          <h3 id={`jobs-${role}-title`} className="mb-4 text-subheading">
            {label}
          </h3>
          <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
            {ofRole.map((job) => (
              <JobCard key={job.slug} job={job} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function JobCard({ job }: { job: JobSummary }) {
  const { title, company, payMin, payMax, currency, summary, confirmedAt } = job;
  return (
    <li className="flex flex-col gap-3 rounded-sm border border-rule bg-surface p-5 md:p-6">
      <div>
        <h4 className="text-xl leading-snug">
          <Link asChild tone="ink">
            <RouterLink to={jobPath(job)}>{title}</RouterLink>
          </Link>
        </h4>
        <p className="mt-1 text-ink-muted">
          {company}, {placeOf(job)}
        </p>
      </div>
      <p className="text-lg font-semibold">
        <Money amount={payMin} upTo={payMax} currency={currency} per="year" />
      </p>
      <p className="flex flex-wrap gap-2">
        {job.isSample && <Badge tone="warning">{text.sample}</Badge>}
        <Badge>{jobRoles[job.role]}</Badge>
        <Badge>{jobLevels[job.level]}</Badge>
        <Badge>{jobWorkModes[job.workMode]}</Badge>
        <Badge>{jobContracts[job.contract]}</Badge>
      </p>
      <p className="max-w-prose">{summary}</p>
      {/* Nobody has confirmed a sample. */}
      {!job.isSample && (
        <p className="mt-auto text-sm text-ink-muted">
          {text.facts.confirmed} <time dateTime={confirmedAt}>{formatDay(confirmedAt)}</time>
        </p>
      )}
    </li>
  );
}
