import { consentStore, trackQueue } from '@talent/sdk';
import { EVENTS_KEY, SESSION_KEY } from '../../consent/consented-keys.ts';
import { safely } from '../../analytics/safely.ts';
import type { AnalyticsEvent } from '@talent/protocol/events/event';
import type { QueuedEvent } from '../../analytics/track.ts';

/** How many events are kept, as specified. */
const keptEvents = 100;

/**
 * Writes the waiting events, and from now on each new one, while the visitor accepts it: into the list in local storage, and
 * to the console, as specified.
 * @param send - also receives the accepted events.
 */
export function writeEvents(send?: (events: readonly StoredEvent[]) => void): void {
  trackQueue.subscribe(write);
  consentStore.subscribe(write);
  write();

  function write(): void {
    const queued = trackQueue.getState();
    if (queued.length === 0 || consentStore.getState().status !== 'accepted') return;
    // Emptied before writing: an event that cannot be written is not tried again with each later one.
    trackQueue.setState([], true);
    safely(() => {
      const events = queued.map(toStored);
      send?.(events);
      appendEvents(events);
      for (const event of events) console.log('Analytics event', event);
    });
  }
}

/** Adds to the list that all tabs share. The oldest events drop out, and a broken list is replaced. */
function appendEvents(events: readonly StoredEvent[]): void {
  const kept = [...readList(), ...events].slice(-keptEvents);
  localStorage.setItem(EVENTS_KEY, JSON.stringify(kept));
}

function readList(): unknown[] {
  const text = localStorage.getItem(EVENTS_KEY);
  try {
    const content: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(content) ? content : [];
  } catch {
    return [];
  }
}

/** An event as the store keeps it. */
export interface StoredEvent {
  event_type: AnalyticsEvent['event_type'];
  page_path: string;
  user_agent: string;
  referrer: string | null;
  session_id: string;
  user_id: string | null;
  metadata: AnalyticsEvent['metadata'];
  /** ISO time with the offset of this device's clock. */
  timestamp: string;
}

/** Adds page, session and browser to an event. @throws DOMException when storage is blocked. */
function toStored({ event, at, path, userId }: QueuedEvent): StoredEvent {
  return {
    event_type: event.event_type,
    page_path: path,
    user_agent: navigator.userAgent,
    referrer: document.referrer || null,
    session_id: sessionId(),
    user_id: userId,
    metadata: event.metadata,
    timestamp: localTime(at),
  };
}

/** The time at which this tab's session began and a random string. Stored at the first call, so it needs consent. */
export function sessionId(): string {
  const known = sessionStorage.getItem(SESSION_KEY);
  if (known) return known;
  const random = [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36));
  const id = `${Date.now()}-${random.join('')}`;
  sessionStorage.setItem(SESSION_KEY, id);
  return id;
}

/**
 * ISO 8601 time on this device's clock with its offset from UTC: `2026-03-01T09:30:00.000+01:00`.
 * @param at - ms since 1970.
 */
export function localTime(at: number): string {
  const offset = -new Date(at).getTimezoneOffset();
  const clock = new Date(at + offset * 60_000).toISOString().slice(0, -1);
  const distance = Math.abs(offset);
  return `${clock}${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(distance / 60))}:${twoDigits(distance % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
