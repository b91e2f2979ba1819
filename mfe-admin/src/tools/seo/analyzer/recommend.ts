import { seoLimits } from '@talent/api/seo/limits';
import type { SeoMetrics } from '@talent/sdk/seo-metrics';
import { judgedText, type WrittenTexts } from '../../../site-pages/written-texts';
import { adviceTexts, type Rule } from '../content/advice';

export type Recommendation = ReturnType<typeof recommend>[number];

const nothingWritten: WrittenTexts = { title: null, description: null };

/** The metrics of a page, and of an article what its author wrote: reports of an earlier release do not have it. */
export type JudgedMetrics = SeoMetrics & { written?: WrittenTexts };

/** The rules that a page breaks, in the order of the page's head, headings and images, with the value that was found. */
export function recommend({ written = nothingWritten, ...metrics }: JudgedMetrics) {
  const title = judgedText('title', metrics.pageTitle, written);
  const description = judgedText('description', metrics.metaDescription, written);
  const { h1 } = metrics.headingStructure;
  const lacking = metrics.imageCount - metrics.imageAltTags;
  const titleLength = plural(title.length, 'character');
  const length = plural(description.length, 'character');
  const broken: (readonly [Rule, boolean, string, (string | null)?])[] = [
    ['title-short', title.length < seoLimits.title.min, titleLength],
    ['title-long', title.cut !== null, titleLength, title.cut],
    ['description-short', description.length < seoLimits.description.min, length],
    ['description-long', description.cut !== null, length, description.cut],
    ['h1-missing', h1 === 0, plural(h1, 'h1 heading')],
    ['h1-several', h1 > 1, plural(h1, 'h1 heading')],
    ['alt-missing', lacking > 0, `${lacking} of ${plural(metrics.imageCount, 'image')}`],
    ['keywords-missing', metrics.keywords.length === 0, 'no keywords'],
  ];
  return broken
    .filter(([, applies]) => applies)
    .map(([rule, , measured, cut]) => {
      const { title: name, advice } = adviceTexts[rule];
      return { rule, measured, title: name, advice: cut ?? advice };
    });
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
