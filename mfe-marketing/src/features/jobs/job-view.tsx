import { Breadcrumbs } from '@talent/page-parts/breadcrumbs';
import { NextStep } from '@talent/page-parts/next-step';
import { Link as RouterLink } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Container } from '@talent/ui/container';
import { Notice } from '@talent/ui/notice';
import { PageHeading } from '@talent/ui/page-heading';
import type { ReactNode } from 'react';
import type { Job } from './api/get-job';
import type { LocalPay } from './api/get-local-pay';
import { jobLinks, jobsText as text } from './content/jobs-text';
import { RelatedPages } from '../content-page/blocks/links-block';
import { jobContracts, jobLevels, jobRoles, jobWorkModes } from '@talent/jobs/job-words';
import { Money } from '@talent/ui/money';
import { formatCount, formatDay, formatPay } from '@talent/sdk/format';
import { DataAge } from '@talent/ui/data-age';
import { SourceNote } from '@talent/ui/source-note';
import type { JobMarket } from './pay/job-market';
import { MarketSources } from './list/market-key';
import { medianDistance } from './pay/list-axis';
import { PayAxis, PayDrawing } from '../pay-figures/pay-drawing';

interface JobViewProps {
  job: Job;
  /** Null where its pay cannot be compared. */
  market: JobMarket | null;
  local: LocalPay | null;
  /** The way to apply; shown while the job is open. */
  children: ReactNode;
}

/** A job's page. One that is over says so first, and keeps what it was. */
export function JobView({ job, market, local, children }: JobViewProps) {
  const { title, company, isOpen, isSample, summary } = job;
  return (
    <Container width="wide">
      <Breadcrumbs name={title} parent={text.parent} />
      <PageHeading
        kicker={isOpen ? company : `${text.closed.kicker}: ${company}`}
        title={title}
        lede={summary}
        className="pt-4 md:pt-6"
      >
        {isOpen && (
          <Button asChild size="lg">
            <a href="#apply">{text.apply}</a>
          </Button>
        )}
      </PageHeading>
      {!isOpen && <Closed />}
      {isSample && (
        <Notice tone="warning" title={text.sample} live={false} className="mb-8">
          <p>{text.sampleNote}</p>
        </Notice>
      )}
      <JobFacts job={job} />
      {market && <JobMarketFigure job={job} market={market} local={local} />}
      {job.contract === 'contract' && (
        <p className="border-b border-rule py-6 text-ink-muted">{marketText.contract}</p>
      )}
      <div className="grid gap-x-16 gap-y-10 py-10 lg:grid-cols-2">
        <section aria-labelledby="about-title" className="lg:col-span-2">
          <h2 id="about-title" className="mb-4 text-heading">
            {text.about}
          </h2>
          {job.paragraphs.map((paragraph, index) => (
            <p key={index} className="mb-4 max-w-prose whitespace-pre-line">
              {paragraph}
            </p>
          ))}
          {job.statements.map((statement) => (
            <p key={statement} className="mb-2 max-w-prose text-ink-muted">
              {statement}
            </p>
          ))}
        </section>
        <Points id="responsibilities" title={text.responsibilities} points={job.responsibilities} />
        <Points id="requirements" title={text.requirements} points={job.requirements} />
      </div>
      {isOpen && children}
      <RelatedPages title={text.related} links={jobLinks} />
      <NextStep {...text.nextStep} />
    </Container>
  );
}

function Closed() {
  return (
    <Notice tone="info" title={text.closed.title} live={false} className="mb-8">
      <p className="mb-4">{text.closed.text}</p>
      <Button asChild variant="secondary">
        <RouterLink to={text.closed.link.to}>{text.closed.link.label}</RouterLink>
      </Button>
    </Notice>
  );
}

function Points({ id, title, points }: { id: string; title: string; points: readonly string[] }) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-4 text-heading">
        {title}
      </h2>
      <ul className="list-disc space-y-2 pl-5 marker:text-ink-muted">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

const { facts: labels } = text;

function JobFacts({ job }: { job: Job }) {
  const { payMin, payMax, currency, confirmedAt, lastDay, isOpen, isSample } = job;
  const facts: [string, ReactNode][] = [
    [labels.pay, <Money key="pay" amount={payMin} upTo={payMax} currency={currency} per="year" />],
    [labels.place, job.place],
    [labels.mode, jobWorkModes[job.workMode]],
    [labels.contract, jobContracts[job.contract]],
    [labels.level, jobLevels[job.level]],
    [labels.role, jobRoles[job.role]],
    // Nobody has confirmed a sample, and it does not end.
    ...(isSample
      ? []
      : [
          [labels.confirmed, <Day key="confirmed" moment={confirmedAt} />] satisfies [
            string,
            ReactNode,
          ],
        ]),
    ...(isOpen && !isSample
      ? [[labels.until, <Day key="until" moment={lastDay} />] satisfies [string, ReactNode]]
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

const { market: marketText } = text;

/** A job's pay above that of its market, and how to read the two. The words say all that is drawn. */
function JobMarketFigure({
  job,
  market,
  local,
}: {
  job: Job;
  market: JobMarket;
  local: LocalPay | null;
}) {
  const { band, axis } = market;
  const { payMin, payMax, currency } = job;
  const pay = (amount: number) => formatPay(amount, currency);
  return (
    <section
      aria-labelledby="market-title"
      className="grid gap-x-16 gap-y-8 border-b border-rule py-10 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div>
        <h2 id="market-title" className="text-heading">
          {marketText.finding(medianDistance(job, band), band)}
        </h2>
        <div className="mt-5">
          <PayDrawing axis={axis} job={job} band={band} className="h-24 md:stroke-8" />
          <PayAxis axis={axis} currency={currency} />
        </div>
        <p className="mt-4 flex flex-wrap gap-x-8 text-sm">
          <span>
            <strong className="font-semibold text-signal">{marketText.ofJob}</strong>{' '}
            <Money amount={payMin} upTo={payMax} currency={currency} />
          </span>
          <span>
            <strong className="font-semibold">{marketText.ofMarket(band)}</strong>{' '}
            <Money amount={band.low} upTo={band.high} currency={currency} />
          </span>
          {local && (
            <span>
              <strong className="font-semibold">{marketText.ofPlace(job.place, local)}</strong>{' '}
              <Money amount={local.low} upTo={local.high} currency={currency} />
            </span>
          )}
        </p>
      </div>
      <div className="lg:pt-2">
        <h3 className="font-sans text-sm font-semibold">{marketText.howToRead}</h3>
        <p className="mt-2 text-sm">{marketText.reading(pay(band.median))}</p>
        {band.level === null && <p className="mt-2 text-sm">{marketText.allLevels}</p>}
        <MarketSources bands={[band]} />
        {local && <LocalSource local={local} />}
      </div>
    </section>
  );
}

function LocalSource({ local: { age, filings, source } }: { local: LocalPay }) {
  return (
    <div className="mt-4">
      <DataAge text={age} />
      <SourceNote
        source={source.name}
        href={source.url}
        sample={marketText.filings(formatCount(filings))}
      >
        {source.attribution}
      </SourceNote>
    </div>
  );
}
