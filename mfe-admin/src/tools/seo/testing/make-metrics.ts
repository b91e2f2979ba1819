import type { SeoMetrics, StoredReport } from '@talent/sdk/seo-metrics';

/** Metrics of a page that keeps every rule, with the given differences. */
export function makeMetrics(changes: Partial<SeoMetrics> = {}): SeoMetrics {
  return {
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

/** A stored report of such a page. */
export function makeReport(changes: Partial<StoredReport> = {}): StoredReport {
  return {
    ...makeMetrics(),
    pagePath: '/page',
    analysedAt: '2026-04-01T09:30:00.000Z',
    ...changes,
  };
}
