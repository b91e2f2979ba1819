import { seoLimits } from '@talent/api/seo/limits';
import type { SeoMetrics } from '@talent/sdk/seo-metrics';
import { adviceTexts, type Rule } from '../content/advice';

export type Recommendation = ReturnType<typeof recommend>[number];

/** The rules that a page breaks, in the order of the page's head, headings and images, with the value that was found. */
export function recommend(metrics: SeoMetrics) {
  const title = [...metrics.pageTitle].length;
  const description = [...metrics.metaDescription].length;
  const { h1 } = metrics.headingStructure;
  const lacking = metrics.imageCount - metrics.imageAltTags;
  const [titleLength, length] = [plural(title, 'character'), plural(description, 'character')];
  const broken: (readonly [Rule, boolean, string])[] = [
    ['title-short', title < seoLimits.title.min, titleLength],
    ['title-long', title > seoLimits.title.max, titleLength],
    ['description-short', description < seoLimits.description.min, length],
    ['description-long', description > seoLimits.description.max, length],
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
