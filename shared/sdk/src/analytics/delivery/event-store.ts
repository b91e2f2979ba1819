import { EVENTS_KEY } from '../../consent/consented-keys.ts';
import type { StoredEvent } from './stored-event.ts';

/** How many events are kept, as specified. */
const keptEvents = 100;

/**
 * Adds events to what this and other tabs have written; the oldest fall out, and a broken list is
 * replaced. The caller has asked for consent. @throws DOMException when storage is full or blocked.
 */
export function appendEvents(events: readonly StoredEvent[]): void {
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
