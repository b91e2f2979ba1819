import { seoLimits } from '@talent/api/seo/limits';
import type { SeoMetrics } from '@talent/sdk/seo-metrics';
import { Notice } from '@talent/ui/notice';
import { Spinner } from '@talent/ui/spinner';
import { Tooltip } from '@talent/ui/tooltip';
import { ToolButton } from '../../../controls/tool-button';
import { CircleCheck, Info } from 'lucide-react';
import { formatTime } from '../../../time/format-time';
import { recommend, type Recommendation } from './recommend';
import type { Analyzer, PageReport } from './page-form';
import { reportTexts } from '../content/seo-dashboard';

export function AnalysisResult({ analyzer }: { analyzer: Analyzer }) {
  const { path, isPending, failure, report, run } = analyzer;
  if (isPending) {
    return (
      <p className="text-ink-muted flex items-center gap-3">
        <Spinner label={reportTexts.working(path)} />
        <span aria-hidden="true" className="min-w-0 break-words motion-reduce:hidden">
          {reportTexts.working(path)}
        </span>
      </p>
    );
  }
  if (failure !== null) {
    return (
      <Notice tone="error" title={reportTexts.failed(path)}>
        <p>{failure}</p>
        <ToolButton className="mt-3" onClick={() => run(path)}>
          {reportTexts.retry}
        </ToolButton>
      </Notice>
    );
  }
  if (report === null) return <p className="text-ink-muted">{reportTexts.idle}</p>;
  return <ReportView report={report} />;
}

function ReportView({ report }: { report: PageReport }) {
  const recommendations = recommend(report.metrics);
  return (
    <div>
      <p role="status" className="sr-only">
        {reportTexts.done(report.pagePath, recommendations.length)}
      </p>
      <p className="mb-4 text-sm break-words">
        <span className="font-semibold">{report.pagePath}</span>
        <span className="text-ink-muted">
          {' · '}
          <time dateTime={report.analysedAt}>{formatTime(report.analysedAt)}</time>
        </span>
      </p>
      {report.redirectedTo !== null && (
        <Notice tone="warning" className="mb-4">
          <p className="break-words">{reportTexts.redirected(report.redirectedTo)}</p>
        </Notice>
      )}
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <section aria-label={reportTexts.findings}>
          <h3 className="mb-3 text-lg font-medium">{reportTexts.findings}</h3>
          <RecommendationList recommendations={recommendations} />
        </section>
        <section aria-label={reportTexts.facts}>
          <h3 className="mb-3 text-lg font-medium">{reportTexts.facts}</h3>
          <PageFacts metrics={report.metrics} />
        </section>
      </div>
    </div>
  );
}

function RecommendationList(props: { recommendations: readonly Recommendation[] }) {
  if (props.recommendations.length === 0) {
    return (
      <p className="flex gap-2">
        <CircleCheck aria-hidden="true" className="text-positive mt-1 size-4 shrink-0" />
        {reportTexts.nothing}
      </p>
    );
  }
  return (
    <ol className="border-rule border-t">
      {props.recommendations.map(({ rule, title, measured, advice }) => (
        <li key={rule} className="border-rule border-b py-3">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{title}</span>
            <span className="text-warning text-sm font-medium tabular-nums">
              <span className="sr-only">{reportTexts.measured}: </span>
              <span>{measured}</span>
            </span>
          </p>
          <p className="text-ink-muted mt-0.5 text-sm">{advice}</p>
        </li>
      ))}
    </ol>
  );
}

/** The facts of a page: each with the limits of its length, where length matters. */
const factsOf = (metrics: SeoMetrics) =>
  [
    ['Title', metrics.pageTitle, seoLimits.title],
    ['Meta description', metrics.metaDescription, seoLimits.description],
    ['Canonical URL', metrics.canonicalUrl],
    ['Robots meta', metrics.robots],
    ['Keywords', metrics.keywords.join(', ')],
    [
      'Headings',
      Object.entries(metrics.headingStructure)
        .map((each) => each.join(': '))
        .join(' · '),
    ],
    ['Images with alt', `${metrics.imageAltTags} of ${metrics.imageCount}`],
    ['Internal links', String(metrics.internalLinks)],
    ['External links', String(metrics.externalLinks)],
    ['Load time', `${metrics.loadTime} ms`],
  ] as const;

function PageFacts({ metrics }: { metrics: SeoMetrics }) {
  return (
    <dl className="border-rule border-t text-sm">
      {factsOf(metrics).map(([label, value, limits]) => (
        <div
          key={label}
          className="border-rule grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 border-b py-2"
        >
          <dt className="text-ink-muted">{label}</dt>
          <dd className="break-words tabular-nums">
            <span className={value ? undefined : 'text-ink-muted'}>
              {value || reportTexts.none}
            </span>
            {limits && <MeasuredLength label={label} length={[...value].length} {...limits} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The length of a text, with the recommended one in a tooltip; in characters. */
function MeasuredLength(props: { label: string; length: number; min: number; max: number }) {
  const { label, length, min, max } = props;
  return (
    <span className="text-ink-muted flex items-center gap-1">
      <span>{`${length} ${length === 1 ? 'character' : 'characters'}`}</span>
      <Tooltip text={reportTexts.recommendedLength(min, max)}>
        <button
          type="button"
          aria-label={reportTexts.recommended(label)}
          className="hover:text-ink inline-flex size-6 items-center justify-center"
        >
          <Info aria-hidden="true" className="size-4" />
        </button>
      </Tooltip>
    </span>
  );
}
