/** An event of this browser's own list, as far as it is read here. */
export interface LocalEvent {
  type: string;
  path: string;
  /** Host of the referring site; null without one, and for this site itself. */
  referrerHost: string | null;
  session: string;
  /** ms since 1970. */
  at: number;
  metadata: Readonly<Record<string, unknown>>;
}

/** The key of the list, as specified. */
const EVENTS_KEY = 'analytics_events';

/** The events that this browser has kept, oldest first: at most 100. Unreadable ones are left out. */
export function readLocalEvents(): LocalEvent[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(EVENTS_KEY) ?? '[]');
    return Array.isArray(list) ? list.flatMap((item: unknown) => toLocalEvent(item) ?? []) : [];
  } catch {
    return [];
  }
}

function toLocalEvent(item: unknown): LocalEvent | null {
  if (!isRecord(item)) return null;
  const { event_type: type, page_path: path, session_id: session, timestamp, referrer } = item;
  const at = typeof timestamp === 'string' ? Date.parse(timestamp) : NaN;
  if (typeof type !== 'string' || typeof path !== 'string' || typeof session !== 'string')
    return null;
  if (Number.isNaN(at)) return null;
  const from = typeof referrer === 'string' ? URL.parse(referrer) : null;
  const isElsewhere = from !== null && from.host !== '' && from.host !== window.location.host;
  return {
    type,
    path,
    session,
    at,
    referrerHost: isElsewhere ? from.hostname : null,
    metadata: isRecord(item['metadata']) ? item['metadata'] : {},
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
