import { jobContracts, jobLevels, jobWorkModes } from '@talent/jobs/job-words';
import { Link as RouterLink } from '@talent/sdk';
import { formatDay } from '@talent/sdk/format';
import { Badge } from '@talent/ui/badge';
import { Link } from '@talent/ui/link';
import { Money } from '@talent/ui/money';
import type { JobSummary } from '../api/get-jobs';
import type { RoleBand } from '../api/get-role-bands';
import { jobsText as text } from '../content/jobs-text';
import { jobPath } from '../job-path';
import { medianDistance } from '../pay/list-axis';
import { PayDrawing } from '../../pay-figures/pay-drawing';
import type { PayScale } from '../../pay-figures/pay-scale';

interface JobRowProps {
  job: JobSummary;
  axis: PayScale;
  band: RoleBand | undefined;
}

/** A job in the list: its facts, and its pay beside that of the market. */
export function JobRow({ job, axis, band }: JobRowProps) {
  const { title, company, payMin, payMax, currency, summary, confirmedAt, isSample } = job;
  const kinds = [jobLevels[job.level], jobWorkModes[job.workMode], jobContracts[job.contract]];
  return (
    <li className="grid gap-x-10 gap-y-2 border-t border-rule py-3 md:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0">
        <h4 className="font-sans text-base leading-snug font-semibold md:text-lg">
          <Link asChild tone="ink">
            <RouterLink to={jobPath(job)}>{title}</RouterLink>
          </Link>
        </h4>
        <p className="text-sm text-ink-muted">
          <span>{`${company}, ${job.place}`}</span>{' '}
          <span className="text-ink">{`· ${kinds.join(' · ')}`}</span>
          {isSample && (
            <Badge tone="warning" className="ml-2">
              {text.sample}
            </Badge>
          )}
        </p>
        <p className="mt-1 hidden text-sm text-ink-muted md:block">{summary}</p>
        {/* Nobody has confirmed a sample. */}
        {!isSample && (
          <p className="mt-1 text-sm text-ink-muted">
            {text.facts.confirmed} <time dateTime={confirmedAt}>{formatDay(confirmedAt)}</time>
          </p>
        )}
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">
            <Money amount={payMin} upTo={payMax} currency={currency} per="year" />
          </span>
          {band && (
            <span className="text-sm text-ink-muted">
              {text.market.distance(medianDistance(job, band), band)}
            </span>
          )}
        </p>
        <PayDrawing axis={axis} job={job} band={band} />
      </div>
    </li>
  );
}
