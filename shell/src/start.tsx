import { ROOT_ID } from '@talent/sdk/contract';
import { RouterProvider, createBrowserRouter, startConsent } from '@talent/sdk';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { browserRoutes, routeId } from './app-routes';
import { startDrawIn } from './features/device/draw-in';
import { startGestureClasses } from './features/device/gesture-classes';
import { startHeaderRoom } from './features/device/header-room';
import { startAnalytics } from './features/analytics/start-analytics';
import { CONTENT_ID } from './features/document/content-id';
import { readComposition, readPageBlock } from './features/document/blocks';
import { checkAdmin } from './features/guard/check-admin';
import { startInspector } from './features/inspector/start-inspector';
import { isPreview, nameOfSet } from './features/preview-badge/is-preview';
import { renderedAnew } from './features/remotes/failure/rendered-anew';
import { copyServedContent } from './features/remotes/failure/served-content';
import { startCaptureLimit } from './features/navigation/capture-limit';
import { showEarlyAtOnce } from './features/remotes/early/early-at-once';
import { hasPage } from './features/remotes/pages';
import { startPrefetch } from './features/prefetch/start-prefetch';
import { startSession } from './features/session/start-session';

const root = document.getElementById(ROOT_ID);
if (!root) throw new Error('Failed to find the root element');

// The imports above ran in one task: input that came meanwhile is handled first.
await nextTask();

const block = readPageBlock();
const composition = readComposition();
// Someone is signed in here whose guard cookie has gone: the gateway could not know them. Their page is not the served one,
// so it is rendered anew instead of hydrated.
const { classList } = document.documentElement;
const isRestoring = classList.contains('is-restoring');
if (isRestoring) {
  block.kind = 'guarded';
  document.title = block.site.brand;
  root.replaceChildren();
  classList.remove('is-restoring');
}
copyServedContent(document.getElementById(CONTENT_ID));

const { app, pattern } = block;
if (pattern !== null) {
  leaveJumpsToBrowser(
    () => hasPage(app, pattern),
    () => router.state.location,
  );
}
const { served, addOthers } = browserRoutes(composition, block, nextHash);
const router = createBrowserRouter(served, {
  patchRoutesOnNavigation: addOthers,
  hydrationData: {
    loaderData: block.pattern === null ? {} : { [routeId(block.app, block.pattern)]: block },
  },
});

/** Loaders do not get the requested hash; the router knows it. */
function nextHash(): string {
  return router.state.navigation.location?.hash ?? '';
}

// The router was created in a task of its own for the same reason.
await nextTask();

// As a transition, React hydrates in slices and handles input in between.
startTransition(() => {
  const page = <RouterProvider router={showEarlyAtOnce(router)} />;
  const onRecoverableError = renderedAnew(app);
  // Nothing was served: the page was taken out above, or by the gateway for code from a developer's machine.
  if (!root.firstChild) return createRoot(root, { onRecoverableError }).render(page);
  hydrateRoot(root, page, { onRecoverableError });
});
startSession();
startConsent();
startAnalytics({ block, composition, router });
startGestureClasses();
startHeaderRoom();
startCaptureLimit();
startDrawIn();
startPrefetch(composition);
startInspector(composition);
if (isPreview(composition)) {
  const { showPreviewBadge } = await import('./features/preview-badge/show-preview-badge');
  showPreviewBadge(nameOfSet(composition), composition.override, checkAdmin);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

interface Place {
  pathname: string;
  search: string;
}

/**
 * Leaves jumps to a part of the served page to the browser until the page's code is there. React renders what `popstate` changes
 * at once, and would put an empty page in the place of one that cannot run yet. To be called before the router listens.
 *
 * @param shown where the router is
 */
function leaveJumpsToBrowser(hasCode: () => boolean, shown: () => Place): void {
  const { pathname, search } = window.location;
  const isServed = (place: Place) => place.pathname === pathname && place.search === search;
  window.addEventListener('popstate', (event) => {
    if (isServed(window.location) && isServed(shown()) && !hasCode())
      event.stopImmediatePropagation();
  });
}
