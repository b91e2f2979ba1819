import { isStoredReport } from './stored-report';
import type { StoredReport } from './stored-report';

/** Local storage key, as specified. */
export const storageKey = 'seo_metrics';
/** How many reports are kept, as specified. */
export const keptReports = 50;

/** The cookie banner's answer: without `true` nothing may be written here. */
const consentKey = 'cookies-accepted';

/** What became of a report. */
export type Kept = 'stored' | 'not-allowed' | 'failed';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** The kept reports, newest last. What is broken or foreign in the store is passed over. */
export function readReports(storage?: Storage): StoredReport[] {
  try {
    storage ??= window.localStorage;
    const content: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(content) ? content.filter(isStoredReport).slice(-keptReports) : [];
  } catch {
    return [];
  }
}

/** Adds a report to what another tab may have written meanwhile; the oldest fall out. */
export function keepReport(report: StoredReport, storage?: Storage): Kept {
  try {
    storage ??= window.localStorage;
    if (storage.getItem(consentKey) !== 'true') return 'not-allowed';
    const reports = [...readReports(storage), report].slice(-keptReports);
    storage.setItem(storageKey, JSON.stringify(reports));
    return 'stored';
  } catch (error) {
    // Storage is full or blocked: the report stays on the screen.
    console.error(error);
    return 'failed';
  }
}
