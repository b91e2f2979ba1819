import { consentStore, trackQueue } from '@talent/sdk';
import { EVENTS_KEY } from '../../consent/consented-keys.ts';
import { safely } from '../../analytics/safely.ts';
import { toStored, type StoredEvent } from './stored-event.ts';

/** How many events are kept, as specified. */
const keptEvents = 100;

/**
 * Writes the waiting events, and from now on each new one, while the visitor accepts it.
 * @param log - also print each event on the console.
 * @param send - also receives the accepted events.
 */
export function writeEvents(log: boolean, send?: (events: readonly StoredEvent[]) => void): void {
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
      if (log) for (const event of events) console.log('Analytics event', event);
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
