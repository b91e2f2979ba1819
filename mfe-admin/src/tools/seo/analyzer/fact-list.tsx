import { seoLimits } from '@talent/api/seo/limits';
import type { SeoMetrics } from '@talent/sdk/seo-metrics';
import { Tooltip } from '@talent/ui/tooltip';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { reportTexts } from '../content/seo-dashboard';

/** A measured value as it is shown. */
interface Fact {
  label: string;
  /** Empty when the page has none. */
  value: string;
  /** Its length and the recommended one in characters, where length matters. */
  length?: { measured: number; min: number; max: number };
}

/** Every measured value in reading order. */
function factsOf(metrics: SeoMetrics): Fact[] {
  const { pageTitle, metaDescription, headingStructure } = metrics;
  return [
    {
      label: 'Title',
      value: pageTitle,
      length: { measured: [...pageTitle].length, ...seoLimits.title },
    },
    {
      label: 'Meta description',
      value: metaDescription,
      length: { measured: [...metaDescription].length, ...seoLimits.description },
    },
    { label: 'Canonical URL', value: metrics.canonicalUrl },
    { label: 'Robots meta', value: metrics.robots },
    { label: 'Keywords', value: metrics.keywords.join(', ') },
    {
      label: 'Headings',
      value: Object.entries(headingStructure)
        .map(([level, count]) => `${level}: ${count}`)
        .join(' · '),
    },
    { label: 'Images with alt', value: `${metrics.imageAltTags} of ${metrics.imageCount}` },
    { label: 'Internal links', value: String(metrics.internalLinks) },
    { label: 'External links', value: String(metrics.externalLinks) },
    { label: 'Load time', value: `${metrics.loadTime} ms` },
  ];
}

/** Everything that was measured on a page. */
export function FactList({ metrics }: { metrics: SeoMetrics }): ReactNode {
  return (
    <dl className="border-rule border-t text-sm">
      {factsOf(metrics).map(({ label, value, length }) => (
        <div
          key={label}
          className="border-rule grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 border-b py-2"
        >
          <dt className="text-ink-muted">{label}</dt>
          <dd className="break-words tabular-nums">
            {value === '' ? <span className="text-ink-muted">{reportTexts.none}</span> : value}
            {length && <MeasuredLength label={label} length={length} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Props {
  label: string;
  length: NonNullable<Fact['length']>;
}

/** The length of a text, with the recommended one in a tooltip. */
function MeasuredLength({ label, length }: Props): ReactNode {
  const { measured, min, max } = length;
  return (
    <span className="text-ink-muted flex items-center gap-1">
      {measured} {measured === 1 ? 'character' : 'characters'}
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
