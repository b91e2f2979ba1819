import { track } from '@talent/sdk';
import { analyse } from '../../seo-metrics/analyse.ts';
import { readDocument, type DocumentFacts } from '../../seo-metrics/document-facts.ts';
import type { StoredReport } from '../../seo-metrics/report-store.ts';
import type { SeoHealth } from '@talent/api/events/event';
import type { View } from './view.ts';

/** Tracks the current page's metadata for search engines, and passes its metrics to `record`. */
export function trackSearchFacts(
  view: View,
  siteOrigins: readonly string[],
  record: (report: StoredReport) => void,
): void {
  const { path } = view;
  const loadTime = view.loadTime ?? documentLoadTime();
  const facts = readDocument(document, { url: location.href, siteOrigins, loadTime });
  track({ event_type: 'seo_page_view', metadata: {} }, { path });
  track({ event_type: 'seo_health_check', metadata: healthOf(facts) }, { path });
  record({ pagePath: path, analysedAt: new Date().toISOString(), ...analyse(facts) });
}

function healthOf({ robots, canonical, title, description }: DocumentFacts): SeoHealth {
  return {
    robots_present: robots !== null,
    robots_content: robots,
    canonical_present: canonical !== null,
    canonical_url: canonical,
    // Characters, not UTF-16 units.
    title_length: [...title].length,
    description_length: [...(description ?? '')].length,
  };
}

/** From the request to the last byte of the served document, ms; 0 if unknown. */
function documentLoadTime(): number {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.responseEnd - entry.requestStart : 0;
}
