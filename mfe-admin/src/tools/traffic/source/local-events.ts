import { COMPOSITION_BLOCK_ID, type Composition } from '@talent/sdk/contract';

/** An event of this browser's own list, as far as it is read here. */
export interface LocalEvent {
  /** ISO 8601 in UTC. */
  at: string;
  type: string;
  path: string;
  /** Address of the page before; empty without one. */
  referrer: string;
  /** The measurements, as JSON. */
  details: string;
}

/** The key of the list, as specified. */
const EVENTS_KEY = 'analytics_events';

/** The events that this browser has kept, at most 100. Unreadable ones are left out. */
export function readLocalEvents(): LocalEvent[] {
  try {
    const list = JSON.parse(localStorage.getItem(EVENTS_KEY) ?? '[]') as unknown[];
    return list.flatMap((item) => toLocalEvent(item as Record<string, unknown>) ?? []);
  } catch {
    return [];
  }
}

function toLocalEvent(item: Record<string, unknown>): LocalEvent | null {
  const { event_type: type, page_path: path, timestamp, referrer, metadata = {} } = item;
  const time = new Date(String(timestamp));
  if (typeof type !== 'string' || typeof path !== 'string' || Number.isNaN(time.getTime())) {
    return null;
  }
  const from = typeof referrer === 'string' ? referrer : '';
  return { at: time.toISOString(), type, path, referrer: from, details: JSON.stringify(metadata) };
}

/** Whether the site sends consented events to the backend, according to its composition. */
export function siteCollects(): boolean {
  const block = document.getElementById(COMPOSITION_BLOCK_ID)?.textContent ?? '{}';
  return (JSON.parse(block) as Partial<Composition>).collect === true;
}
