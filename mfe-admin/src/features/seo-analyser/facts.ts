import { seoLimits } from '@talent/api/seo/limits';
import type { SeoMetrics } from '@talent/sdk/seo-metrics';
import { lengthOf } from './recommend';

/** A measured value as it is shown. */
export interface Fact {
  label: string;
  /** Empty when the page has none. */
  value: string;
  /** Its length and the recommended one in characters, where length matters. */
  length?: { measured: number; min: number; max: number };
}

/** Every measured value in reading order. */
export function factsOf(metrics: SeoMetrics): Fact[] {
  const { pageTitle, metaDescription, headingStructure } = metrics;
  return [
    {
      label: 'Title',
      value: pageTitle,
      length: { measured: lengthOf(pageTitle), ...seoLimits.title },
    },
    {
      label: 'Meta description',
      value: metaDescription,
      length: { measured: lengthOf(metaDescription), ...seoLimits.description },
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
