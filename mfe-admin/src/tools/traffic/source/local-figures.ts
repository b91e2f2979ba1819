import type {
  DayRange,
  TrafficDay,
  TrafficPage,
  TrafficShare,
  TrafficSourceRow,
  LocalSummary,
  TrafficVital,
} from '../api/traffic';
import { isoDay } from '../../../time/utc';
import type { LocalEvent } from './local-events';

// The same figures as the database's functions `traffic_…`, computed from one browser's own events.

const DAY_MS = 86_400_000;

const ofType = (events: readonly LocalEvent[], type: string): LocalEvent[] =>
  events.filter((event) => event.type === type);

/** Sessions with a view: events of a session that began before the range have none. */
function sessionsOf(events: readonly LocalEvent[]): LocalEvent[][] {
  const sessions = Map.groupBy(events, ({ session }) => session).values();
  return [...sessions].filter((session) => ofType(session, 'page_view').length > 0);
}

const gaveEmail = (session: readonly LocalEvent[]): boolean =>
  ofType(session, 'email_captured').length > 0;
const sentContact = (session: readonly LocalEvent[]): boolean =>
  session.some(
    ({ type, metadata }) =>
      type === 'form_submission' &&
      metadata['form_type'] === 'contact' &&
      metadata['success'] === true,
  );

function outcomesOf(sessions: readonly LocalEvent[][]) {
  return {
    visitors: sessions.length,
    engaged: sessions.filter((session) => ofType(session, 'engaged_user').length > 0).length,
    emails: sessions.filter(gaveEmail).length,
    contacts: sessions.filter((session) => gaveEmail(session) && sentContact(session)).length,
  };
}

function average(events: readonly LocalEvent[], key: string): number | null {
  const values = events.map(({ metadata }) => Number(metadata[key])).filter(Number.isFinite);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function localSummary(events: readonly LocalEvent[]): LocalSummary {
  const exits = ofType(events, 'page_exit');
  return {
    ...outcomesOf(sessionsOf(events)),
    views: ofType(events, 'page_view').length,
    average_ms: average(exits, 'total_time'),
    average_depth: average(exits, 'max_scroll_depth'),
  };
}

export function localDays(events: readonly LocalEvent[], { from, to }: DayRange): TrafficDay[] {
  const days: TrafficDay[] = [];
  const began = sessionsOf(events).map((session) =>
    isoDay(new Date(Math.min(...session.map(({ at }) => at)))),
  );
  const views = ofType(events, 'page_view').map(({ at }) => isoDay(new Date(at)));
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) {
    const day = isoDay(new Date(at));
    const count = (list: readonly string[]): number => list.filter((each) => each === day).length;
    days.push({ day, visitors: count(began), views: count(views) });
  }
  return days;
}

export function localPages(events: readonly LocalEvent[]): TrafficPage[] {
  const counted = ['page_view', 'page_exit', 'engaged_user', 'scroll_depth'];
  const pages = Map.groupBy(
    events.filter(({ type }) => counted.includes(type)),
    ({ path }) => path,
  );
  return [...pages].map(([page_path, ofPage]) => {
    const exits = ofType(ofPage, 'page_exit');
    const depths = ofType(ofPage, 'scroll_depth').map(({ metadata }) => metadata['depth']);
    const reached = (depth: number): number => depths.filter((each) => each === depth).length;
    return {
      page_path,
      views: ofType(ofPage, 'page_view').length,
      engaged: ofType(ofPage, 'engaged_user').length,
      average_ms: average(exits, 'total_time'),
      average_depth: average(exits, 'max_scroll_depth'),
      reached_25: reached(25),
      reached_50: reached(50),
      reached_75: reached(75),
      reached_100: reached(100),
    };
  });
}

export function localSources(events: readonly LocalEvent[]): TrafficSourceRow[] {
  const hostOf = (session: readonly LocalEvent[]): string | null =>
    session.find(({ referrerHost }) => referrerHost !== null)?.referrerHost ?? null;
  const sources = Map.groupBy(sessionsOf(events), (session) => hostOf(session) ?? 'direct');
  return [...sources].map(([source, sessions]) => ({
    source,
    kind: source === 'direct' ? 'direct' : 'referrer',
    ...outcomesOf(sessions),
  }));
}

export function localVitals(events: readonly LocalEvent[], byVersion: boolean): TrafficVital[] {
  const partOf = ({ path, metadata }: LocalEvent): string =>
    byVersion ? `${String(metadata['app'])} ${String(metadata['app_version'])}` : path;
  const parts = Map.groupBy(ofType(events, 'core_web_vitals'), partOf);
  return [...parts].flatMap(([part, ofPart]) => {
    const vitals = Map.groupBy(ofPart, ({ metadata }) => String(metadata['name']));
    return [...vitals].map(([vital, measured]) => {
      const values = measured.map(({ metadata }) => Number(metadata['value']));
      return { part, vital, p75: percentile(values, 0.75), samples: measured.length };
    });
  });
}

export function localShares(events: readonly LocalEvent[]): TrafficShare[] {
  const pages = Map.groupBy(events, ({ path }) => path);
  return [...pages].flatMap(([page_path, ofPage]) => {
    const ways = Map.groupBy(ofPage, shareWay);
    ways.delete(null);
    // Visitors who follow a shared link are not in this browser's own list.
    return [...ways].map(([way, { length: shares }]) => ({
      page_path,
      way: String(way),
      shares,
      arrivals: null,
    }));
  });
}

/** The way in which an event shared its page, as in the database's `analytics_events.shared_by`; null if it did not. */
function shareWay({ type, metadata }: LocalEvent): string | null {
  const url = String(metadata['url'] ?? '');
  if (type === 'link_click') {
    if (url.startsWith('https://www.linkedin.com/sharing/')) return 'LinkedIn';
    if (url.startsWith('https://twitter.com/intent/')) return 'X';
    return url.startsWith('mailto:?') ? 'Email' : null;
  }
  return type === 'button_click' && metadata['text'] === 'Copy link' ? 'Copied link' : null;
}

/** As `percentile_cont` of PostgreSQL: between two values it interpolates between them. NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? NaN;
  const high = sorted[Math.ceil(place)] ?? NaN;
  return low + (high - low) * (place - Math.floor(place));
}
