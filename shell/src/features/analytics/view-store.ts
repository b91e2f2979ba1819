import { track, type createBrowserRouter } from '@talent/sdk';
import type { View } from '@talent/sdk/analytics';
import { create } from 'zustand';

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
