import { create } from 'zustand';
import { consentStore, isRefused } from '../consent/consent-store.ts';
import { sessionStore } from '../session/session-store.ts';
import type { AnalyticsEvent } from '@talent/protocol/events/event';
import { safely } from './safely.ts';

/** An event that waits for the collector. */
export interface QueuedEvent {
  event: AnalyticsEvent;
  /** When it happened, ms since 1970. */
  at: number;
  /** Path of the page on which it happened. */
  path: string;
  /** Id of the signed-in person. */
  userId: string | null;
}

/** The most events that wait: as many as the store keeps. The oldest drop out. */
const queueLimit = 100;

/** Events that are not written yet, oldest first. The collector takes them out. */
export const trackQueue = create<readonly QueuedEvent[]>(() => []);

/**
 * Records an event. It waits in memory until the visitor consents and the collector has loaded; without
 * consent it is dropped. Never throws.
 * @param about - time (ms since 1970) and path, where they differ from the current ones.
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

// Waiting events belong to one choice: they are dropped when it is refused or withdrawn.
consentStore.subscribe((consent, before) => {
  const isTakenBack = before.status !== 'unknown' && consent.status === 'unset';
  if (isTakenBack || isRefused(consent)) trackQueue.setState([], true);
});
