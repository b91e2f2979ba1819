import { contactLink } from '@talent/api/forms/contact-link';
import { Link as RouterLink, useLocation } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import type { JobSummary } from '../api/get-jobs';
import type { RoleBand } from '../api/get-role-bands';
import { jobsText as text } from '../content/jobs-text';
import { JobFilterForm } from '../job-filter-form';
import { filterJobs, hasFilters, useJobFilters, type JobFilters } from '../job-filters';
import { comparedBands, listAxis } from '../pay/list-axis';
import { JobGroups } from './job-groups';
import { MarketKey, MarketSources } from './market-key';
import { jobRoles } from '@talent/jobs/job-words';
import { PayRows } from '../../pay-figures/pay-drawing';
import { payScale } from '../../pay-figures/pay-scale';

interface JobBoardProps {
  jobs: readonly JobSummary[];
  /** Of the roles in the list, or of all roles where no job is open. */
  bands: readonly RoleBand[];
}

/** The open jobs: all of them, or those that fit the filters in the address. */
export function JobBoard({ jobs, bands }: JobBoardProps) {
  return (
    // On a phone the jobs come first: what explains them is below, and the count says what the title does.
    <section
      id="jobs"
      aria-labelledby="jobs-title"
      className="mb-16 scroll-mt-24 max-lg:flex max-lg:flex-col"
    >
      <h2 id="jobs-title" className="mb-4 text-heading max-lg:sr-only">
        {isAllSamples(jobs) ? text.sampleTitle : text.title}
      </h2>
      {jobs.some(({ isSample }) => isSample) && (
        <Notice
          tone="warning"
          title={text.sample}
          live={false}
          className="mb-4 max-lg:order-2 max-lg:mt-6"
        >
          <p>{text.samplesNote}</p>
        </Notice>
      )}
      {jobs.length === 0 ? <NoJobs bands={bands} /> : <FilteredJobs jobs={jobs} bands={bands} />}
    </section>
  );
}

function isAllSamples(jobs: readonly JobSummary[]): boolean {
  return jobs.length > 0 && jobs.every(({ isSample }) => isSample);
}

function FilteredJobs({ jobs, bands }: JobBoardProps) {
  const state = useJobFilters();
  const shown = filterJobs(jobs, state.filters);
  const samples = jobs.filter(({ isSample }) => isSample).length;
  const isNarrowed = hasFilters(state.filters);
  // Of all jobs: a filter moves no axis.
  const compared = comparedBands(jobs, bands);
  const axis = listAxis(jobs, bands);
  return (
    <>
      <JobFilterForm jobs={jobs} {...state} />
      <div className="flex min-h-11 flex-wrap lg:my-3 items-center gap-x-4">
        <p role="status" className="text-ink-muted">
          {isNarrowed
            ? text.count.some(shown.length, jobs.length, samples)
            : text.count.all(jobs.length, samples)}
        </p>
        {isNarrowed && (
          <button
            type="button"
            onClick={state.clear}
            className="min-h-11 text-signal underline decoration-1 underline-offset-4 hover:text-signal-hover hover:decoration-2"
          >
            {text.clear}
          </button>
        )}
      </div>
      {shown.length === 0 || axis === null ? (
        <NoMatch filters={state.filters} />
      ) : (
        <>
          <div className="max-lg:order-1 max-lg:mt-6">
            <MarketKey
              bands={compared}
              has={{ jobs: true, canada: jobs.some(({ country }) => country === 'CA') }}
            />
          </div>
          <JobGroups jobs={shown} bands={bands} axis={axis} />
          <MarketSources
            bands={bands.filter((band) => isOfAllLevels(band) && isOfOne(band, jobs))}
          />
        </>
      )}
    </>
  );
}

function NoMatch({ filters: { role, level, mode } }: { filters: JobFilters }) {
  const { pathname: from } = useLocation();
  const { title, text: sentence, link } = text.noMatch;
  return (
    <div className="border-l-4 border-boundary bg-surface px-5 py-6 md:px-8">
      <h3 className="text-subheading">{title}</h3>
      <p className="mt-2 mb-5 max-w-prose text-ink-muted">{sentence}</p>
      <Button asChild variant="secondary">
        <RouterLink to={contactLink({ role, level, mode, from })}>{link.label}</RouterLink>
      </Button>
    </div>
  );
}

function NoJobs({ bands }: { bands: readonly RoleBand[] }) {
  const { title, text: sentence, link, drawn } = text.none;
  const ofUs = bands.filter((band) => band.country === 'US' && isOfAllLevels(band));
  const axis = payScale(ofUs);
  return (
    <div className="border-t-2 border-ink pt-5">
      <h3 className="text-subheading">{title}</h3>
      <p className="mt-2 mb-5 max-w-prose text-ink-muted">{sentence}</p>
      <Button asChild variant="secondary">
        <RouterLink to={link.to}>{link.label}</RouterLink>
      </Button>
      {axis && (
        <div className="mt-8">
          <MarketKey bands={ofUs} has={{ jobs: false, canada: false }} />
          <PayRows
            lede={drawn}
            axis={axis}
            rows={ofUs.map((band) => ({
              ...band,
              key: band.role,
              label: roleLabel(band.role),
              text: text.market.band(band),
            }))}
          />
          <MarketSources bands={ofUs} />
        </div>
      )}
    </div>
  );
}

/** Its count has that of each level in it. */
function isOfAllLevels({ level }: RoleBand): boolean {
  return level === null;
}

function isOfOne({ role, country }: RoleBand, jobs: readonly JobSummary[]): boolean {
  return jobs.some((job) => job.role === role && job.country === country);
}

function roleLabel(role: string): string {
  return role in jobRoles ? jobRoles[role as keyof typeof jobRoles] : role;
}
