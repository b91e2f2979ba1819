/**
 * Measures the search engine metadata of a page and stores the measurements in this browser. The site's analytics
 * and the analyser of the staff area use the same record and the same store.
 */
export { analyse } from './seo-metrics/analyse.ts';
export { readDocument } from './seo-metrics/document-facts.ts';
export type { SeoMetrics } from './seo-metrics/analyse.ts';
export { keepReport, keptReports, readReports } from './seo-metrics/report-store.ts';
export type { Kept, StoredReport } from './seo-metrics/report-store.ts';
