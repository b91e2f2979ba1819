// @vitest-environment jsdom
import { applyHead, consentStore, trackQueue, type Consent } from '@talent/sdk';
import { defaultSite } from '@talent/sdk/site';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followRouter, startViews, viewStore, type RouterEvents } from './start-analytics';
import { whenCollectorMayLoad } from './start-analytics';

const startedAt = Date.UTC(2026, 2, 1);
let tell: (pathname: string, state: 'idle' | 'loading') => void;

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
  vi.useFakeTimers({ now: startedAt });
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
  expect(viewStore.getState()).toEqual({
    status: 'shown',
    path: '/',
    at: startedAt,
    loadTime: null,
  });
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
    at: startedAt + 4_350,
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

const start = vi.fn<() => void>();
let idle: (() => void)[];

const set = (consent: Consent): void => consentStore.setState(consent, true);
const beIdle = (): void => idle.splice(0).forEach((callback) => callback());

beforeEach(() => {
  vi.useFakeTimers();
  start.mockReset();
  idle = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
});
afterEach(() => {
  set({ status: 'refused' });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('the collector is wanted once the page is loaded and idle when the visitor has accepted before', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  set({ status: 'accepted' });
  whenCollectorMayLoad(start);
  beIdle();
  expect(start).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(start).not.toHaveBeenCalled();
  beIdle();
  expect(start).toHaveBeenCalledOnce();
});

it.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])(
  'the collector is wanted at the first %s of a visitor who has not answered',
  (interaction) => {
    set({ status: 'unset', signal: false });
    whenCollectorMayLoad(start);
    expect(start).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(interaction));
    window.dispatchEvent(new Event(interaction));
    vi.advanceTimersByTime(60_000);
    expect(start).toHaveBeenCalledOnce();
  },
);

it('the collector is wanted after 5 s of a visitor who does nothing', () => {
  set({ status: 'unset', signal: false });
  whenCollectorMayLoad(start);
  vi.advanceTimersByTime(4_999);
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(start).toHaveBeenCalledOnce();
});

it.each([{ status: 'refused' }, { status: 'unset', signal: true }] as const)(
  'the collector is wanted never when the consent is %j, until that changes',
  (consent) => {
    set(consent);
    whenCollectorMayLoad(start);
    window.dispatchEvent(new Event('pointerdown'));
    vi.advanceTimersByTime(60_000);
    beIdle();
    expect(start).not.toHaveBeenCalled();
    set({ status: 'accepted' });
    beIdle();
    expect(start).toHaveBeenCalledOnce();
  },
);

it('the collector is wanted no more when the visitor refuses before it has begun', () => {
  set({ status: 'accepted' });
  whenCollectorMayLoad(start);
  set({ status: 'unset', signal: false });
  set({ status: 'refused' });
  beIdle();
  window.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(60_000);
  expect(start).not.toHaveBeenCalled();
});
