// @vitest-environment jsdom
import { applyHead, consentStore, trackQueue } from '@talent/sdk';
import { defaultSite } from '@talent/sdk/site';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followRouter, startViews, viewStore, type RouterEvents } from './view-store';

const start = Date.UTC(2026, 2, 1);
let tell: (pathname: string, state: 'idle' | 'loading') => void;

/** The parts of the router's state that are read. */
const router = {
  subscribe: (listener) => {
    tell = (pathname, state) => {
      const told = { location: { pathname }, navigation: { state } };
      listener(told as Parameters<typeof listener>[0], {} as Parameters<typeof listener>[1]);
    };
    return () => undefined;
  },
} as RouterEvents;

async function showHead(title: string): Promise<void> {
  const head = { title, description: '', canonicalPath: '/', robots: 'index, follow' } as const;
  applyHead(head, defaultSite);
  // Observers are told in a microtask.
  await Promise.resolve();
}

const pageViews = () => trackQueue.getState().map(({ event }) => event.metadata);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  consentStore.setState({ status: 'unset', signal: false }, true);
  trackQueue.setState([], true);
  // The observers of the tests before have nothing to wait for.
  viewStore.setState({ status: 'shown' });
  document.head.innerHTML = '<title data-page-head>Home</title>';
  window.history.replaceState(null, '', '/');
});
afterEach(() => vi.useRealTimers());

it('the page views of a tab begin with the page that was served', () => {
  startViews(true);
  expect(viewStore.getState()).toEqual({ status: 'shown', path: '/', at: start, loadTime: null });
  expect(pageViews()).toEqual([{ page_path: '/', page_title: 'Home' }]);
});

it('the page views of a tab begin with the page that the browser decides on where none was served', async () => {
  startViews(false);
  expect(pageViews()).toEqual([]);
  await showHead('Page not found');
  expect(pageViews()).toEqual([{ page_path: '/', page_title: 'Page not found' }]);
});

it('the page views of a tab end with the change of the path and begin with the next head', async () => {
  startViews(true);
  followRouter(router);
  vi.advanceTimersByTime(4_000);
  tell('/', 'loading');
  vi.advanceTimersByTime(300);
  expect(viewStore.getState().status).toBe('shown');
  tell('/blog', 'idle');
  expect(viewStore.getState()).toMatchObject({ status: 'arriving', path: '/blog' });
  document.head.append(document.createElement('link'));
  await Promise.resolve();
  expect(viewStore.getState().status).toBe('arriving');
  vi.advanceTimersByTime(50);
  await showHead('Blog');
  expect(viewStore.getState()).toEqual({
    status: 'shown',
    path: '/blog',
    at: start + 4_350,
    loadTime: 350,
  });
  expect(pageViews().at(-1)).toEqual({ page_path: '/blog', page_title: 'Blog' });
});

it('the page views of a tab do not begin anew with a search, a hash, or the same head again', async () => {
  startViews(true);
  followRouter(router);
  tell('/', 'loading');
  tell('/', 'idle');
  await showHead('Home again');
  expect(pageViews()).toHaveLength(1);
});

it('the page views of a tab begin anew when the browser takes the page out of its cache', () => {
  startViews(true);
  trackQueue.setState([], true);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(pageViews()).toHaveLength(0);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(pageViews().length).toBeGreaterThan(0);
});
