import { jobContracts, jobLevels, jobRoles, jobWorkModes } from '@talent/jobs/job-words';
import { Link as RouterLink } from '@talent/sdk';
import { Badge } from '@talent/ui/badge';
import { Card } from '@talent/ui/card';
import { Link } from '@talent/ui/link';
import { Money } from '@talent/ui/money';
import type { JobSummary } from './api/get-jobs';
import { jobsText as text } from './content/jobs-text';
import { formatDay } from './format-day';
import { jobPath } from './job-path';
import { placeOf } from './job-place';

/** A job in the list. */
export function JobCard({ job }: { job: JobSummary }) {
  const { title, company, payMin, payMax, currency, summary, confirmedAt } = job;
  return (
    <Card as="li" className="flex flex-col gap-3">
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
      <p className="mt-auto text-sm text-ink-muted">
        {text.facts.confirmed} <time dateTime={confirmedAt}>{formatDay(confirmedAt)}</time>
      </p>
    </Card>
  );
}
