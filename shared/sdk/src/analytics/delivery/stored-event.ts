import type { AnalyticsEvent } from '../events.ts';
import { localTime } from './local-time.ts';
import { sessionId } from './session-id.ts';
import type { QueuedEvent } from '../track.ts';

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

/** Puts an event into its envelope. */
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
