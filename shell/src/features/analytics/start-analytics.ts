import type { Composition, PageBlock } from '@talent/sdk/contract';
import { ownerOfPage } from './owner-of-page';
import { followRouter, startViews, viewStore } from './view-store';
import type { RouterEvents } from './view-store';
import { whenWanted } from './when-wanted';

interface AnalyticsOptions {
  block: PageBlock;
  composition: Composition;
  router: RouterEvents;
  /** Print events on the console. */
  log: boolean;
}

/** Follows the page views from the start; what records them loads when the visitor's choice allows it. */
export function startAnalytics({ block, composition, router, log }: AnalyticsOptions): void {
  const landing = { ...ownerOfPage(composition), path: location.pathname };
  startViews(block.kind === 'page');
  followRouter(router);
  whenWanted(() => {
    import('@talent/sdk/analytics').then(
      ({ startCollector }) =>
        startCollector({
          views: viewStore,
          siteOrigins: [location.origin, block.site.origin],
          landing,
          ownerOfPage: () => ownerOfPage(composition),
          log,
        }),
      (error: unknown) => console.error('Error tracking analytics event', error),
    );
  });
}
