import { create } from 'zustand';
import { consentStore, isRefused } from '../consent/consent-store.ts';
import { sessionStore } from '../session/session-store.ts';
import type { AnalyticsEvent } from '@talent/api/events/event';
import { safely } from './safely.ts';

/** An event as it happened, until the collector takes it. */
export interface QueuedEvent {
  event: AnalyticsEvent;
  /** When it happened, ms since 1970. */
  at: number;
  /** Path of the page that it happened on. */
  path: string;
  /** Who was signed in. */
  userId: string | null;
}

/** How many events wait at most: as many as the store keeps. The oldest fall out. */
const queueLimit = 100;

/** Events that nobody has written yet, oldest first. The collector takes them out. */
export const trackQueue = create<readonly QueuedEvent[]>(() => []);

/**
 * Records what somebody did. The event waits in memory until the visitor has accepted it and the
 * collector has loaded; refused, it is dropped. Never throws.
 * @param about - time (ms since 1970) and path, where they are not those of now.
 */
export function track(event: AnalyticsEvent, about?: { at?: number; path?: string }): void {
  safely(() => {
    if (isRefused(consentStore.getState())) return;
    const session = sessionStore.getState();
    const queued = {
      event,
      at: about?.at ?? Date.now(),
      path: about?.path ?? location.pathname,
      userId: session.status === 'signed-in' ? session.userId : null,
    };
    trackQueue.setState([...trackQueue.getState(), queued].slice(-queueLimit), true);
  });
}

// What waits is for one answer only: refused or taken back, it goes.
consentStore.subscribe((consent, before) => {
  const isTakenBack = before.status !== 'unknown' && consent.status === 'unset';
  if (isTakenBack || isRefused(consent)) trackQueue.setState([], true);
});
