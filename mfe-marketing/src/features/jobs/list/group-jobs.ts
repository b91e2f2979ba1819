import { jobRoles } from '@talent/jobs/job-words';
import type { JobPosting } from '@talent/jobs/posting';
import type { JobSummary } from '../api/get-jobs';

/** Jobs of one kind of work: those that are shown at once, and those behind 'Show more'. */
export interface JobGroup {
  role: JobPosting['role'];
  label: string;
  shown: readonly JobSummary[];
  more: readonly JobSummary[];
}

/** About so many jobs are shown at once, over all groups. */
const SHOWN = 15;
/** Each group shows at least so many. */
const LEAST = 3;

/** The jobs of each kind of work that there is one of, in the order of `jobRoles`. */
export function groupJobs(jobs: readonly JobSummary[]): JobGroup[] {
  const groups = (Object.entries(jobRoles) as [JobPosting['role'], string][])
    .map(([role, label]) => ({ role, label, jobs: jobs.filter((job) => job.role === role) }))
    .filter((group) => group.jobs.length > 0);
  const most = Math.max(LEAST, Math.floor(SHOWN / groups.length));
  return groups.map(({ role, label, jobs: ofRole }) => {
    // A button for a single job would take the room of the job.
    const cut = ofRole.length === most + 1 ? ofRole.length : most;
    return { role, label, shown: ofRole.slice(0, cut), more: ofRole.slice(cut) };
  });
}
