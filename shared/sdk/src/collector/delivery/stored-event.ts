import { SESSION_KEY } from '../../consent/consented-keys.ts';
import type { AnalyticsEvent } from '@talent/api/events/event';
import type { QueuedEvent } from '../../analytics/track.ts';
import { localTime } from './local-time.ts';

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
export function toStored({ event, at, path, userId }: QueuedEvent): StoredEvent {
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
function sessionId(): string {
  const known = sessionStorage.getItem(SESSION_KEY);
  if (known) return known;
  const random = [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36));
  const id = `${Date.now()}-${random.join('')}`;
  sessionStorage.setItem(SESSION_KEY, id);
  return id;
}
