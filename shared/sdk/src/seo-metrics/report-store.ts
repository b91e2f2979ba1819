// Imported by package name: a remote that bundles this file must use the page's store, not a copy.
import { consentStore } from '@talent/sdk';
import { METRICS_KEY } from '../consent/consented-keys.ts';
import { isStoredReport, type StoredReport } from './stored-report.ts';

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
