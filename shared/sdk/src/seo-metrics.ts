/**
 * Measures what a page tells search engines, and keeps the measurements of this browser: one record
 * and one store for the analytics of the site and for the staff's analyser.
 */
export { analyse } from './seo-metrics/analyse.ts';
export { readDocument } from './seo-metrics/document-facts.ts';
export type { SeoMetrics } from './seo-metrics/seo-metrics.ts';
export { keepReport, keptReports, readReports } from './seo-metrics/report-store.ts';
export type { Kept } from './seo-metrics/report-store.ts';
export type { StoredReport } from './seo-metrics/stored-report.ts';
