import { Link } from '@talent/ui/link';
import type { JobSummary } from '../api/get-jobs';
import type { RoleBand } from '../api/get-role-bands';
import { jobsText as text } from '../content/jobs-text';
import { PayAxis } from '../pay/pay-drawing';
import type { PayStrokes } from '../pay/pay-strokes';
import { groupJobs, type JobGroup } from './group-jobs';
import { JobRow } from './job-row';
import { useOpenGroups } from './use-open-groups';

interface JobGroupsProps {
  jobs: readonly JobSummary[];
  bands: readonly RoleBand[];
  axis: PayStrokes;
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
  /** Of its role: at most one of each country. */
  bands: readonly RoleBand[];
  axis: PayStrokes;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

function Group({ group, bands, axis, isOpen, onToggle }: GroupProps) {
  const { role, label, shown, more } = group;
  const countries = new Set([...shown, ...more].map(({ country }) => country));
  const named = bands.filter(({ country }) => countries.has(country));
  const rows = (jobs: readonly JobSummary[]) =>
    jobs.map((job) => (
      <JobRow
        key={job.slug}
        job={job}
        axis={axis}
        band={bands.find(({ country }) => country === job.country)}
      />
    ));
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
