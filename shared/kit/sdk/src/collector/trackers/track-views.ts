import { track, consentStore, isRefused } from '@talent/sdk';
import { safely } from '../../analytics/safely.ts';
import type { View, ViewStore } from './view.ts';
import { keepReport, keptReports, type StoredReport } from '../../seo-metrics/report-store.ts';
import { COMPOSITION_BLOCK_ID, type Composition } from '../../contract.ts';
import type { Milestone, SeoHealth } from '@talent/protocol/events/event';
import { analyse } from '../../seo-metrics/analyse.ts';
import { readDocument, type DocumentFacts } from '../../seo-metrics/document-facts.ts';

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

/**
 * Whether a guarded app's page is on the screen. The composition that every visitor gets names no guarded app, so a part
 * that is marked with another app than those and the shell belongs to one of them.
 */
function isGuardedPage(): boolean {
  const block = document.getElementById(COMPOSITION_BLOCK_ID)?.textContent;
  const { remotes = [] } = JSON.parse(block || '{}') as Partial<Composition>;
  const known = new Set(['shell', ...remotes.map(({ name }) => name)]);
  const marked = [...document.querySelectorAll<HTMLElement>('[data-app]')];
  return marked.some(({ dataset }) => !known.has(dataset['app'] ?? 'shell'));
}

const milestones: readonly Milestone[] = [25, 50, 75, 100];

/**
 * Tracks each scroll milestone once.
 * @returns a function that stops it and returns the greatest depth in percent.
 */
function trackScroll(view: View): () => number {
  let deepest = 0;
  measure();
  window.addEventListener('scroll', measure, { passive: true });
  return () => {
    window.removeEventListener('scroll', measure);
    // A page that cannot be scrolled was seen in full.
    return scrollable() === 0 ? 100 : deepest;
  };

  function measure(): void {
    if (window.scrollY <= 0 || scrollable() === 0) return;
    // On screens with fractional CSS pixels the last scroll position is slightly below the end.
    const depth = Math.min(100, Math.round((window.scrollY / scrollable()) * 100));
    const reached = milestones.filter((each) => each > deepest && each <= depth);
    deepest = Math.max(deepest, depth);
    for (const milestone of reached) trackMilestone(milestone, view);
  }
}

function scrollable(): number {
  return Math.max(0, document.documentElement.scrollHeight - window.innerHeight);
}

function trackMilestone(depth: Milestone, view: View): void {
  const type = document.querySelector('meta[property="og:type"]')?.getAttribute('content');
  const metadata = {
    depth,
    time_to_depth: Date.now() - view.at,
    content_type: type ?? 'website',
  };
  track({ event_type: 'scroll_depth', metadata }, { path: view.path });
}

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
