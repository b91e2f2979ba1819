import { track } from '@talent/sdk';
import { trackEngagement } from './engagement.ts';
import { createRecorder } from '../delivery/record-report.ts';
import { safely } from '../../analytics/safely.ts';
import { trackScroll } from './scroll-depth.ts';
import { trackSearchFacts } from './search-facts.ts';
import type { View, ViewStore } from './view.ts';

/** Tracks each view, from the page being on the screen to its end. */
export function trackViews(views: ViewStore, siteOrigins: readonly string[]): void {
  const record = createRecorder();
  let end: () => void = () => undefined;
  views.subscribe(change);
  window.addEventListener('pagehide', () => change());
  change(views.getState());

  function change(view?: View): void {
    end();
    end = () => undefined;
    if (view?.status !== 'shown') return;
    safely(() => trackSearchFacts(view, siteOrigins, record));
    end = trackUntilExit(view);
  }
}

function trackUntilExit(view: View): () => void {
  const endScroll = trackScroll(view);
  const endEngagement = trackEngagement(view);
  return () => {
    endEngagement();
    const metadata = { total_time: Date.now() - view.at, max_scroll_depth: endScroll() };
    track({ event_type: 'page_exit', metadata }, { path: view.path });
  };
}
