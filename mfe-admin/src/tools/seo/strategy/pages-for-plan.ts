import { z } from '@talent/api/forms/schema';
import type { StoredReport } from '@talent/sdk/seo-metrics';
import { MAX_FACTS_BYTES, MAX_PLAN_PAGES, measuredPageSchema } from '@talent/api/seo/strategy';
import type { MeasuredPage } from '@talent/api/seo/strategy';

/** Left for what surrounds the pages in the request, bytes. */
const ENVELOPE_BYTES = 200;

/** Storage may hold more fields than the function takes: those are left out. */
const storedPageSchema = z.object({
  ...measuredPageSchema.shape,
  headingStructure: z.object(measuredPageSchema.shape.headingStructure.shape),
});

/** The newest report of each page, newest first: as many as one plan is made for. */
export function pagesForPlan(reports: readonly StoredReport[]): MeasuredPage[] {
  const pages: MeasuredPage[] = [];
  let free = MAX_FACTS_BYTES - ENVELOPE_BYTES;
  for (const report of [...reports].reverse()) {
    const read = storedPageSchema.safeParse(report);
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
