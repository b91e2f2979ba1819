// By its name: a remote that loads this file must meet the store of the page, not a copy.
import { consentStore } from '@talent/sdk';
import { METRICS_KEY } from '../consent/consented-keys.ts';
import { isStoredReport } from './stored-report.ts';
import type { StoredReport } from './stored-report.ts';

/** How many reports are kept, as specified. */
export const keptReports = 50;

/** What became of a report. */
export type Kept = 'stored' | 'not-allowed' | 'failed';

/** The kept reports, newest last. What is broken or foreign in the store is passed over. */
export function readReports(): StoredReport[] {
  try {
    const content: unknown = JSON.parse(localStorage.getItem(METRICS_KEY) ?? '[]');
    return Array.isArray(content) ? content.filter(isStoredReport).slice(-keptReports) : [];
  } catch {
    return [];
  }
}

/**
 * Adds a report to what another tab may have written meanwhile; the oldest fall out. Writes nothing
 * unless the visitor has accepted it. Never throws.
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
