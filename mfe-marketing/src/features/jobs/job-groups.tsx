import type { JobPosting } from '@talent/jobs/posting';
import { jobRoles } from '@talent/jobs/job-words';
import { Link } from '@talent/ui/link';
import type { JobSummary } from './api/get-jobs';
import { jobsText as text } from './content/jobs-text';
import { JobCard } from './job-card';

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
