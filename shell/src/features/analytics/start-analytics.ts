import type { PageOwner } from '@talent/sdk/analytics';
import type { Composition, PageBlock } from '@talent/sdk/contract';
import { followRouter, startViews, viewStore, type RouterEvents } from './view-store';
import { whenCollectorMayLoad } from './when-collector-may-load';
import { CONTENT_ID } from '../document/content-id';
import { guardStore } from '../guard/guard-store';
import { failures } from '../remotes/failure/report-failure';

interface AnalyticsOptions {
  block: PageBlock;
  composition: Composition;
  router: RouterEvents;
}

/** Follows page views from the start; the collector that records them loads when consent allows it. */
export function startAnalytics({ block, composition, router }: AnalyticsOptions): void {
  const landing = { ...ownerOfPage(composition), path: location.pathname };
  startViews(block.kind === 'page');
  followRouter(router);
  whenCollectorMayLoad(() => {
    import('@talent/sdk/analytics').then(
      ({ startCollector }) =>
        startCollector({
          views: viewStore,
          siteOrigins: [location.origin, block.site.origin],
          landing,
          ownerOfPage: () => ownerOfPage(composition),
          failures,
          versionOf: (app) => versionOf(composition, app),
        }),
      (error: unknown) => console.error('Error tracking analytics event', error),
    );
  });
}

/** The app whose page is on the screen, as the page itself is marked; the shell where none is. */
function ownerOfPage(composition: Composition): PageOwner {
  const marked = document.querySelector<HTMLElement>(`#${CONTENT_ID} [data-app]`)?.dataset['app'];
  const version = marked === undefined ? null : versionOf(composition, marked);
  return marked !== undefined && version !== null
    ? { app: marked, app_version: version }
    : { app: 'shell', app_version: composition.shell };
}

/** Version of an app in this tab, guarded ones included. */
function versionOf({ shell, remotes }: Composition, app: string): string | null {
  const guard = guardStore.getState();
  const guarded = guard.status === 'allowed' ? guard.composition.remotes : [];
  if (app === 'shell') return shell;
  return [...remotes, ...guarded].find(({ name }) => name === app)?.version ?? null;
}
