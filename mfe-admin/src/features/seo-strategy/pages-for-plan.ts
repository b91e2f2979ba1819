import type { StoredReport } from '@talent/sdk/seo-metrics';
import { MAX_FACTS_BYTES, MAX_PLAN_PAGES, measuredPageSchema } from '@talent/api/seo/strategy';
import type { MeasuredPage } from '@talent/api/seo/strategy';

/** Left for what surrounds the pages in the request, bytes. */
const ENVELOPE_BYTES = 200;

/** The newest report of each page, newest first: as many as one plan is made for. */
export function pagesForPlan(reports: readonly StoredReport[]): MeasuredPage[] {
  const pages: MeasuredPage[] = [];
  let free = MAX_FACTS_BYTES - ENVELOPE_BYTES;
  for (const report of [...reports].reverse()) {
    const read = measuredPageSchema.safeParse(measuredFields(report));
    const isKnown = pages.some(({ pagePath }) => pagePath === report.pagePath);
    if (!read.success || isKnown) continue;
    const size = new TextEncoder().encode(JSON.stringify(read.data)).byteLength + 1;
    if (size > free) continue;
    free -= size;
    pages.push(read.data);
    if (pages.length === MAX_PLAN_PAGES) break;
  }
  return pages;
}

/** The fields by name: storage may hold more of them. */
function measuredFields(report: StoredReport): MeasuredPage {
  const { pagePath, analysedAt, pageTitle, metaDescription, canonicalUrl, keywords } = report;
  const { headingStructure, imageAltTags, imageCount, internalLinks, externalLinks } = report;
  const { h1, h2, h3, h4, h5, h6 } = headingStructure;
  const { loadTime, robots } = report;
  return {
    ...{ pagePath, analysedAt, pageTitle, metaDescription, canonicalUrl, keywords: [...keywords] },
    ...{ headingStructure: { h1, h2, h3, h4, h5, h6 }, imageAltTags, imageCount },
    ...{ internalLinks, externalLinks, loadTime, robots },
  };
}
