import type { MeasuredPage } from '../contract.ts';

/** A page that breaks no rule of the plan, with the given differences. */
export function makePage(changes: Partial<MeasuredPage> = {}): MeasuredPage {
  return {
    pagePath: '/page',
    analysedAt: '2026-11-20T09:30:00.000Z',
    pageTitle: 't'.repeat(45),
    metaDescription: 'd'.repeat(140),
    canonicalUrl: 'https://www.example.com/page',
    keywords: ['salaries'],
    headingStructure: { h1: 1, h2: 3, h3: 0, h4: 0, h5: 0, h6: 0 },
    imageAltTags: 2,
    imageCount: 2,
    internalLinks: 12,
    externalLinks: 1,
    loadTime: 84,
    robots: 'index, follow',
    ...changes,
  };
}
