// Imported by package name: a remote that bundles this file must use the page's store, not a copy.
import { consentStore } from '@talent/sdk';
import { METRICS_KEY } from '../consent/consented-keys.ts';
import type { SeoMetrics } from './analyse.ts';

/** How many reports are kept, as specified. */
export const keptReports = 50;

/** The result of storing a report. */
export type Kept = 'stored' | 'not-allowed' | 'failed';

/** The stored reports, newest last. Invalid entries are skipped. */
export function readReports(): StoredReport[] {
  try {
    const content: unknown = JSON.parse(localStorage.getItem(METRICS_KEY) ?? '[]');
    return Array.isArray(content) ? content.filter(isStoredReport).slice(-keptReports) : [];
  } catch {
    return [];
  }
}

/**
 * Adds a report to the list that all tabs share; the oldest drop out. Writes nothing without the visitor's
 * consent. Never throws.
 */
export function keepReport(report: StoredReport): Kept {
  if (consentStore.getState().status !== 'accepted') return 'not-allowed';
  try {
    const reports = [...readReports(), report].slice(-keptReports);
    localStorage.setItem(METRICS_KEY, JSON.stringify(reports));
    return 'stored';
  } catch (error) {
    // Storage is full or blocked: the report stays on the screen.
    console.error('Error tracking analytics event', error);
    return 'failed';
  }
}

/** One entry of the local store: the metrics record with its page and time. */
export interface StoredReport extends SeoMetrics {
  /** Path of the page. */
  pagePath: string;
  /** ISO time, UTC. */
  analysedAt: string;
}

/** Whether a value from storage is a complete report. */
function isStoredReport(value: unknown): value is StoredReport {
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
