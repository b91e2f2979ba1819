import type { PageOwner, View } from '@talent/sdk/analytics';
import type { Composition, PageBlock } from '@talent/sdk/contract';
import { CONTENT_ID } from '../document/content-id';
import { guardStore } from '../guard/guard-store';
import { failures } from '../remotes/failure/report-failure';
import {
  track,
  type createBrowserRouter,
  consentStore,
  isRefused,
  type Consent,
} from '@talent/sdk';
import { create } from 'zustand';
import { whenIdle } from '../document/when-idle';

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

function versionOf({ shell, remotes }: Composition, app: string): string | null {
  const guard = guardStore.getState();
  const guarded = guard.status === 'allowed' ? guard.composition.remotes : [];
  if (app === 'shell') return shell;
  return [...remotes, ...guarded].find(({ name }) => name === app)?.version ?? null;
}

/** The part of the router that is listened to. */
export type RouterEvents = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>;

/** The view of this tab. */
export const viewStore = create<View>(() => ({
  status: 'arriving',
  path: '',
  at: 0,
  loadTime: null,
}));

/**
 * Follows the views of this tab. A view begins only when the new page's head is in
 * place, so that a listener can read its title.
 * @param isShown - the served document is a page; otherwise the browser decides which one to show.
 */
export function startViews(isShown: boolean): void {
  const { pathname } = location;
  if (isShown) show(pathname, null);
  else leaveFor(pathname);

  new MutationObserver((changes) => {
    const { status, path, at } = viewStore.getState();
    const added = changes.flatMap((change) => [...change.addedNodes]);
    if (status === 'shown' || !added.some((node) => node instanceof HTMLTitleElement)) return;
    show(path, Date.now() - at);
  }).observe(document.head, { childList: true });

  window.addEventListener('pageshow', ({ persisted }) => {
    // Back from the browser's page cache: a new view of the same page.
    if (persisted) show(viewStore.getState().path, 0);
  });
}

/** Begins a view with each change of the path, counted from when the page was asked for. */
export function followRouter(router: RouterEvents): void {
  let requestedAt: number | null = null;
  router.subscribe(({ location: { pathname }, navigation }) => {
    if (pathname !== viewStore.getState().path) leaveFor(pathname, requestedAt ?? Date.now());
    requestedAt = navigation.state === 'idle' ? null : (requestedAt ?? Date.now());
  });
}

function leaveFor(path: string, at = Date.now()): void {
  viewStore.setState({ status: 'arriving', path, at, loadTime: null }, true);
}

function show(path: string, loadTime: number | null): void {
  const metadata = { page_path: path, page_title: document.title };
  track({ event_type: 'page_view', metadata }, { path });
  viewStore.setState({ status: 'shown', path, at: Date.now(), loadTime }, true);
}

/** Without an interaction the collector loads after this time, ms. */
const latest = 5_000;
const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/**
 * Calls back once, when the collector may load: with consent, once the page has loaded and
 * is idle; without an answer, at the first interaction or after 5 s; refused, only when that changes.
 */
export function whenCollectorMayLoad(start: () => void): void {
  let waiting = new AbortController();
  const unsubscribe = consentStore.subscribe(plan);
  plan(consentStore.getState());

  function plan(consent: Consent): void {
    waiting.abort();
    waiting = new AbortController();
    if (consent.status === 'accepted') whenIdle(begin, waiting.signal);
    else if (consent.status === 'unset' && !isRefused(consent)) {
      atFirstInteraction(begin, waiting.signal);
    }
  }

  function begin(): void {
    waiting.abort();
    unsubscribe();
    start();
  }
}

function atFirstInteraction(begin: () => void, signal: AbortSignal): void {
  const timer = setTimeout(begin, latest);
  signal.addEventListener('abort', () => clearTimeout(timer));
  for (const interaction of interactions) {
    window.addEventListener(interaction, begin, { capture: true, passive: true, signal });
  }
}
