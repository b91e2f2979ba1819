import { consentStore, trackQueue } from '@talent/sdk';
import { appendEvents } from './event-store.ts';
import { safely } from './safely.ts';
import { toStored } from './stored-event.ts';
import type { StoredEvent } from './stored-event.ts';

/**
 * Writes what waits, and from now on everything as it comes, while the visitor accepts it.
 * @param log - also print each event on the console.
 * @param send - also gets what was accepted.
 */
export function writeEvents(log: boolean, send?: (events: readonly StoredEvent[]) => void): void {
  trackQueue.subscribe(write);
  consentStore.subscribe(write);
  write();

  function write(): void {
    const queued = trackQueue.getState();
    if (queued.length === 0 || consentStore.getState().status !== 'accepted') return;
    // Taken out before it is written: what cannot be written is not tried again with every event.
    trackQueue.setState([], true);
    safely(() => {
      const events = queued.map(toStored);
      send?.(events);
      appendEvents(events);
      if (log) for (const event of events) console.log('Analytics event', event);
    });
  }
}
