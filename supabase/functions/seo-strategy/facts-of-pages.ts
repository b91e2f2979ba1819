import { seoLimits } from '@talent/api/seo/limits';
import type { MeasuredPage, SeoFact } from './contract.ts';

/** Kinds of measured values, as the second part of a fact's id. */
export type FactKind =
  | 'title'
  | 'description'
  | 'canonical'
  | 'robots'
  | 'keywords'
  | 'h1'
  | 'headings'
  | 'images'
  | 'internal-links'
  | 'external-links'
  | 'load-time';

/** Every measured value of the pages, each with an id that a plan can name. */
export function factsOfPages(pages: readonly MeasuredPage[]): SeoFact[] {
  return pages.flatMap((page, index) =>
    valuesOf(page).map(([kind, label, value]) => ({
      id: factId(index, kind),
      page: page.pagePath,
      label,
      value,
    })),
  );
}

/** @param index - of the page in the request, from 0. */
export function factId(index: number, kind: FactKind): string {
  return `p${index + 1}.${kind}`;
}

/** Length in code points. */
export function lengthOf(text: string): number {
  return [...text].length;
}

function valuesOf(page: MeasuredPage): (readonly [FactKind, string, string])[] {
  const { h1, ...lower } = page.headingStructure;
  const { title, description } = seoLimits;
  return [
    ['title', 'Title', sized(page.pageTitle, title)],
    ['description', 'Meta description', sized(page.metaDescription, description)],
    ['canonical', 'Canonical URL', page.canonicalUrl || 'none'],
    ['robots', 'Robots meta', page.robots || 'none'],
    ['keywords', 'Keywords', page.keywords.join(', ') || 'none'],
    ['h1', 'h1 headings', String(h1)],
    [
      'headings',
      'Other headings',
      Object.entries(lower)
        .map(([level, number]) => `${level}: ${number}`)
        .join(', '),
    ],
    ['images', 'Images with alternative text', `${page.imageAltTags} of ${page.imageCount}`],
    ['internal-links', 'Internal links', String(page.internalLinks)],
    ['external-links', 'External links', String(page.externalLinks)],
    ['load-time', 'Load time of the document', `${Math.round(page.loadTime)} ms`],
  ];
}

function sized(text: string, { min, max }: { min: number; max: number }): string {
  const length = `${lengthOf(text)} characters, recommended are ${min} to ${max}`;
  return text === '' ? `none (${length})` : `"${text}" (${length})`;
}
