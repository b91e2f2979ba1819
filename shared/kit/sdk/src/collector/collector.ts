/**
 * The collector: records what happens in this tab and writes the events that the visitor has accepted. Where the
 * site collects events, it also sends them. The shell loads it late; until then `track` keeps events in memory.
 */
import { COMPOSITION_BLOCK_ID, type Composition } from '../contract.ts';
import { createSender } from './delivery/send-events.ts';
import { writeEvents } from './delivery/write-events.ts';
import { trackErrors, type ErrorOptions } from './errors/track-errors.ts';
import { trackClicks, trackExitIntent } from './trackers/clicks.ts';
import { trackScriptErrors } from './trackers/script-errors.ts';
import { trackViews } from './trackers/track-views.ts';
import { trackVitals, type Landing } from './trackers/vitals.ts';

export type { PageOwner } from '@talent/protocol/events/event';
export type { View, ViewStore } from './trackers/view.ts';
export type { Failure } from './errors/track-errors.ts';
export type { Landing } from './trackers/vitals.ts';

export interface CollectorOptions extends ErrorOptions {
  /** Origins whose links are internal. */
  siteOrigins: readonly string[];
  landing: Landing;
}

/** Starts the collector, once for the life of the tab. It ignores frames: only staff tools put pages there. */
export function startCollector(options: CollectorOptions): void {
  if (window.top !== window.self) return;
  const composition = collectingComposition();
  const sender = composition === null ? null : createSender(composition);
  writeEvents(sender?.add);
  trackViews(options.views, options.siteOrigins);
  trackClicks(options.views);
  trackExitIntent();
  trackVitals(options.landing, options.ownerOfPage);
  trackScriptErrors(options.views, options.ownerOfPage);
  if (composition !== null) trackErrors(composition, options);
  // The last of all listeners: it also sends what the others record when the tab is left.
  sender?.sendWhenLeft();
}

/** Id of the served page's composition where this site collects consented events; null elsewhere. */
export function collectingComposition(): string | null {
  const block = document.getElementById(COMPOSITION_BLOCK_ID)?.textContent;
  const { collect, id = '' } = JSON.parse(block || '{}') as Partial<Composition>;
  return collect === true ? id : null;
}
