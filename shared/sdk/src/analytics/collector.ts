/**
 * The collector: records what happens in this tab and writes what the visitor has accepted; where the site
 * collects, it sends that too. The shell loads it late; `track` of the main module keeps what happens before.
 */
import { trackClicks } from './trackers/clicks.ts';
import type { PageOwner } from './events.ts';
import { trackExitIntent } from './trackers/exit-intent.ts';
import { trackScriptErrors } from './trackers/script-errors.ts';
import { collectingComposition } from './site-collects.ts';
import { createSender } from './delivery/send-events.ts';
import { trackViews } from './trackers/track-views.ts';
import type { ViewStore } from './trackers/view.ts';
import { trackVitals } from './trackers/vitals.ts';
import type { Landing } from './trackers/vitals.ts';
import { writeEvents } from './delivery/write-events.ts';

export type { PageOwner } from './events.ts';
export type { View, ViewStore } from './trackers/view.ts';
export type { Landing } from './trackers/vitals.ts';

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
