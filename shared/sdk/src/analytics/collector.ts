/**
 * The collector: records what happens in this tab and writes what the visitor has accepted; where the site
 * collects, it sends that too. The shell loads it late; `track` of the main module keeps what happens before.
 */
import { trackClicks } from './clicks.ts';
import type { PageOwner } from '@talent/api/events/event';
import { trackExitIntent } from './exit-intent.ts';
import { trackScriptErrors } from './script-errors.ts';
import { collectingComposition } from './site-collects.ts';
import { createSender } from './send-events.ts';
import { trackViews } from './track-views.ts';
import type { ViewStore } from './view.ts';
import { trackVitals } from './vitals.ts';
import type { Landing } from './vitals.ts';
import { writeEvents } from './write-events.ts';

export type { PageOwner } from '@talent/api/events/event';
export type { View, ViewStore } from './view.ts';
export type { Landing } from './vitals.ts';

export interface CollectorOptions {
  views: ViewStore;
  /** Origins whose links are internal. */
  siteOrigins: readonly string[];
  landing: Landing;
  /** The app whose page is on the screen. */
  ownerOfPage: () => PageOwner;
  /** Print events on the console. */
  log: boolean;
}

/** Starts the collector, once for the life of the tab. In a frame nobody visits: only staff tools put pages there. */
export function startCollector(options: CollectorOptions): void {
  if (window.top !== window.self) return;
  const composition = collectingComposition();
  const sender = composition === null ? null : createSender(composition);
  writeEvents(options.log, sender?.add);
  trackViews(options.views, options.siteOrigins);
  trackClicks(options.views);
  trackExitIntent();
  trackVitals(options.landing, options.ownerOfPage);
  trackScriptErrors(options.views, options.ownerOfPage);
  // The last of all listeners: what the others record when the tab is left goes out with it.
  sender?.sendWhenLeft();
}
