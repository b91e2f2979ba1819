import type { SeoMetrics } from './seo-metrics.ts';

/** One entry of the local store: the metrics record with its page and time. */
export interface StoredReport extends SeoMetrics {
  /** Path of the page. */
  pagePath: string;
  /** ISO time, UTC. */
  analysedAt: string;
}

/** Whether a value from storage is a complete report. */
export function isStoredReport(value: unknown): value is StoredReport {
  if (!isRecord(value)) return false;
  return (
    texts.every((name) => typeof value[name] === 'string') &&
    counts.every((name) => isCount(value[name])) &&
    Array.isArray(value['keywords']) &&
    value['keywords'].every((keyword) => typeof keyword === 'string') &&
    isHeadings(value['headingStructure']) &&
    !Number.isNaN(Date.parse(String(value['analysedAt'])))
  );
}

const texts = [
  'pagePath',
  'analysedAt',
  'pageTitle',
  'metaDescription',
  'canonicalUrl',
  'robots',
] as const satisfies readonly (keyof StoredReport)[];

const counts = [
  'imageAltTags',
  'imageCount',
  'internalLinks',
  'externalLinks',
  'loadTime',
] as const satisfies readonly (keyof StoredReport)[];

function isHeadings(value: unknown): boolean {
  return isRecord(value) && [1, 2, 3, 4, 5, 6].every((level) => isCount(value[`h${level}`]));
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
