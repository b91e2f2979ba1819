import { seoLimits } from '@talent/functions/seo-strategy/limits';
import type { SeoMetrics } from '@talent/sdk/seo-metrics';
import { adviceTexts, type Rule } from '../content/advice';

export interface Recommendation {
  rule: Rule;
  title: string;
  /** The value that was found, with its unit. */
  measured: string;
  advice: string;
}

/** The rules that a page breaks, in the order of the page's head, headings and images. */
export function recommend(metrics: SeoMetrics): Recommendation[] {
  const title = [...metrics.pageTitle].length;
  const description = [...metrics.metaDescription].length;
  const { h1 } = metrics.headingStructure;
  const lacking = metrics.imageCount - metrics.imageAltTags;
  const broken: (readonly [Rule, boolean, string])[] = [
    ['title-short', title < seoLimits.title.min, plural(title, 'character')],
    ['title-long', title > seoLimits.title.max, plural(title, 'character')],
    [
      'description-short',
      description < seoLimits.description.min,
      plural(description, 'character'),
    ],
    ['description-long', description > seoLimits.description.max, plural(description, 'character')],
    ['h1-missing', h1 === 0, plural(h1, 'h1 heading')],
    ['h1-several', h1 > 1, plural(h1, 'h1 heading')],
    ['alt-missing', lacking > 0, `${lacking} of ${plural(metrics.imageCount, 'image')}`],
    ['keywords-missing', metrics.keywords.length === 0, 'no keywords'],
  ];
  return broken
    .filter(([, applies]) => applies)
    .map(([rule, , measured]) => ({ rule, measured, ...adviceTexts[rule] }));
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
