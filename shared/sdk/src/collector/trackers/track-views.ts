import { track, consentStore, isRefused } from '@talent/sdk';
import { safely } from '../../analytics/safely.ts';
import { isGuardedPage } from './is-guarded-page.ts';
import { trackScroll } from './scroll-depth.ts';
import { trackSearchFacts } from './search-facts.ts';
import type { View, ViewStore } from './view.ts';
import { keepReport, keptReports } from '../../seo-metrics/report-store.ts';
import type { StoredReport } from '../../seo-metrics/stored-report.ts';

/** Tracks each view, from the page being on the screen to its end. */
export function trackViews(views: ViewStore, siteOrigins: readonly string[]): void {
  const record = createRecorder();
  let end: () => void = () => undefined;
  views.subscribe(change);
  window.addEventListener('pagehide', () => change());
  change(views.getState());

  function change(view?: View): void {
    end();
    end = () => undefined;
    if (view?.status !== 'shown') return;
    safely(() => trackSearchFacts(view, siteOrigins, record));
    end = trackUntilExit(view);
  }
}

function trackUntilExit(view: View): () => void {
  const endScroll = trackScroll(view);
  const endEngagement = trackEngagement(view);
  return () => {
    endEngagement();
    const metadata = { total_time: Date.now() - view.at, max_scroll_depth: endScroll() };
    track({ event_type: 'page_exit', metadata }, { path: view.path });
  };
}

/**
 * Returns a function that stores SEO reports. Like events, they wait for the visitor's consent. Staff tools are in no
 * search engine, so they get none.
 */
function createRecorder(): (report: StoredReport) => void {
  let waiting: readonly StoredReport[] = [];
  consentStore.subscribe((consent) => {
    if (consent.status === 'accepted') waiting.forEach(keepReport);
    waiting = [];
  });
  return (report) => {
    if (isGuardedPage()) return;
    const consent = consentStore.getState();
    if (consent.status === 'accepted') keepReport(report);
    else if (!isRefused(consent)) waiting = [...waiting, report].slice(-keptReports);
  };
}

/** Reading time after which a visitor counts as engaged, ms. */
const engagedAfter = 10_000;
/** Interval of the check, ms. */
const checkEvery = 5_000;

/**
 * Tracks once that the page has been visible for long enough.
 * @returns a function that stops it.
 */
function trackEngagement(view: View): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible' || Date.now() - view.at <= engagedAfter) return;
    clearInterval(timer);
    track({ event_type: 'engaged_user', metadata: {} }, { path: view.path });
  }, checkEvery);
  return () => clearInterval(timer);
}
