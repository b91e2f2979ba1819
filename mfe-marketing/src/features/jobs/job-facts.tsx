import { jobContracts, jobLevels, jobRoles, jobWorkModes } from '@talent/jobs/job-words';
import { Money } from '@talent/ui/money';
import type { ReactNode } from 'react';
import type { Job } from './api/get-job';
import { jobsText } from './content/jobs-text';
import { formatDay } from './format-day';
import { placeOf } from './job-place';

const { facts: labels } = jobsText;

/** The facts of a job at a glance. */
export function JobFacts({ job }: { job: Job }) {
  const { payMin, payMax, currency, confirmedAt, validThrough, isOpen } = job;
  const facts: [string, ReactNode][] = [
    [labels.pay, <Money key="pay" amount={payMin} upTo={payMax} currency={currency} per="year" />],
    [labels.place, placeOf(job)],
    [labels.mode, jobWorkModes[job.workMode]],
    [labels.contract, jobContracts[job.contract]],
    [labels.level, jobLevels[job.level]],
    [labels.role, jobRoles[job.role]],
    [labels.confirmed, <Day key="confirmed" moment={confirmedAt} />],
    ...(isOpen
      ? [[labels.until, <Day key="until" moment={validThrough} />] satisfies [string, ReactNode]]
      : []),
  ];
  return (
    <dl className="grid gap-x-8 gap-y-5 border-y border-rule py-6 sm:grid-cols-2 lg:grid-cols-4">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="mt-1 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Day({ moment }: { moment: string }) {
  return <time dateTime={moment}>{formatDay(moment)}</time>;
}
