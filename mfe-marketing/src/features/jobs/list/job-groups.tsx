import { Link } from '@talent/ui/link';
import type { JobSummary } from '../api/get-jobs';
import type { RoleBand } from '../api/get-role-bands';
import { jobsText as text } from '../content/jobs-text';
import { PayAxis } from '../../pay-figures/pay-drawing';
import type { PayScale } from '../../pay-figures/pay-scale';
import { bandOf } from '../pay/list-axis';
import { JobRow } from './job-row';
import { jobRoles } from '@talent/jobs/job-words';
import type { JobPosting } from '@talent/jobs/posting';
import { useEffect, useState } from 'react';

interface JobGroupsProps {
  jobs: readonly JobSummary[];
  bands: readonly RoleBand[];
  axis: PayScale;
}

/** Jobs under the kinds of work; where there is no script, with links to these instead of filters. */
export function JobGroups({ jobs, bands, axis }: JobGroupsProps) {
  const groups = groupJobs(jobs);
  const { isOpen, setOpen } = useOpenGroups();
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
      {groups.map((group) => (
        <Group
          key={group.role}
          group={group}
          bands={bands.filter(({ role }) => role === group.role)}
          axis={axis}
          isOpen={isOpen(group.role)}
          onToggle={(open) => setOpen(group.role, open)}
        />
      ))}
    </>
  );
}

interface GroupProps {
  group: JobGroup;
  /** Of its role. */
  bands: readonly RoleBand[];
  axis: PayScale;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

function Group({ group, bands, axis, isOpen, onToggle }: GroupProps) {
  const { role, label, shown, more } = group;
  const countries = new Set([...shown, ...more].map(({ country }) => country));
  const named = bands.filter(({ country, level }) => level === null && countries.has(country));
  const rows = (jobs: readonly JobSummary[]) =>
    jobs.map((job) => <JobRow key={job.slug} job={job} axis={axis} band={bandOf(job, bands)} />);
  return (
    <section
      id={`jobs-${role}`}
      aria-labelledby={`jobs-${role}-title`}
      className="mt-8 scroll-mt-40"
    >
      <div className="grid items-end gap-x-10 gap-y-1 pb-1 md:grid-cols-[minmax(0,1fr)_18rem]">
        <div>
          <h3 id={`jobs-${role}-title`} className="text-subheading">
            {label}
          </h3>
          {named.map((band) => (
            <p key={band.country} className="text-sm text-ink-muted tabular-nums">
              {text.market.band(band)}
            </p>
          ))}
          {named.length === 0 && <p className="text-sm text-ink-muted">{text.market.none}</p>}
        </div>
        <PayAxis axis={axis} />
      </div>
      <ul>{rows(shown)}</ul>
      {more.length > 0 && (
        // A disclosure of the browser: it opens without scripts, and finding a word on the page opens it.
        <details
          open={isOpen}
          onToggle={(event) => onToggle(event.currentTarget.open)}
          className="group border-t border-rule"
        >
          <summary className="flex min-h-11 cursor-pointer items-center font-medium text-signal underline underline-offset-4 hover:text-signal-hover hover:decoration-2">
            <span className="group-open:hidden">{text.more(more.length, label)}</span>
            <span className="hidden group-open:inline">{text.fewer}</span>
          </summary>
          <ul>{rows(more)}</ul>
        </details>
      )}
    </section>
  );
}

interface JobGroup {
  role: JobPosting['role'];
  label: string;
  shown: readonly JobSummary[];
  more: readonly JobSummary[];
}

const SHOWN = 15;
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

const STATE_KEY = 'openJobGroups';

/**
 * Which groups are opened. The history entry remembers them, so that going back from a job finds the list as it was. It is
 * written past the router, for which a changed state would be a navigation.
 */
export function useOpenGroups() {
  const [open, setOpenGroups] = useState<readonly string[]>([]);
  useEffect(() => {
    const kept = readState()[STATE_KEY];
    if (Array.isArray(kept)) setOpenGroups(kept.filter((role) => typeof role === 'string'));
  }, []);
  return {
    isOpen: (role: string): boolean => open.includes(role),
    setOpen: (role: string, isOpen: boolean): void => {
      if (open.includes(role) === isOpen) return;
      const next = isOpen ? [...open, role] : open.filter((other) => other !== role);
      setOpenGroups(next);
      window.history.replaceState({ ...readState(), [STATE_KEY]: next }, '');
    },
  };
}

function readState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
