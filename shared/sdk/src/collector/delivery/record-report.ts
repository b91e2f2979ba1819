import { consentStore, isRefused } from '@talent/sdk';
import { keepReport, keptReports } from '../../seo-metrics/report-store.ts';
import type { StoredReport } from '../../seo-metrics/stored-report.ts';

/** Returns a function that stores SEO reports. Like events, they wait for the visitor's consent. */
export function createRecorder(): (report: StoredReport) => void {
  let waiting: readonly StoredReport[] = [];
  consentStore.subscribe((consent) => {
    if (consent.status === 'accepted') waiting.forEach(keepReport);
    waiting = [];
  });
  return (report) => {
    const consent = consentStore.getState();
    if (consent.status === 'accepted') keepReport(report);
    else if (!isRefused(consent)) waiting = [...waiting, report].slice(-keptReports);
  };
}
