// @vitest-environment jsdom
import { consentStore, trackQueue } from '@talent/sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { create } from 'zustand';
import type { AnalyticsEvent } from '@talent/protocol/events/event';
import { COMPOSITION_BLOCK_ID } from '../contract.ts';
import { trackClicks, trackExitIntent } from './trackers/clicks.ts';
import { trackScriptErrors } from './trackers/script-errors.ts';
import { trackSearchFacts, trackViews } from './trackers/track-views.ts';
import type { View } from './trackers/view.ts';

const start = Date.UTC(2026, 2, 1);

function shown(path: string): View {
  return { status: 'shown', path, at: Date.now(), loadTime: 120 };
}

function arriving(path: string): View {
  return { status: 'arriving', path, at: Date.now(), loadTime: null };
}

function eventsOf(type: AnalyticsEvent['event_type']) {
  return trackQueue.getState().filter(({ event }) => event.event_type === type);
}

const metadataOf = (type: AnalyticsEvent['event_type']) =>
  eventsOf(type).map(({ event }) => event.metadata);

/** Sets the page's length and scroll position; jsdom has no layout. */
function scrollTo(top: number, height = 1_000 + window.innerHeight): void {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
  vi.stubGlobal('scrollY', top);
  window.dispatchEvent(new Event('scroll'));
}

function seeing(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
}

const views = create<View>(() => arriving('/'));
let visits = 0;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  consentStore.setState({ status: 'unset', signal: false }, true);
  trackQueue.setState([], true);
  document.head.replaceChildren();
  document.body.replaceChildren();
  seeing('visible');
});
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

function open(): string {
  if (visits === 0) trackViews(views, [location.origin]);
  const path = `/page-${(visits += 1)}`;
  views.setState(shown(path), true);
  trackQueue.setState([], true);
  return path;
}

it('scroll milestones are tracked once each view, with the time since it began', () => {
  document.head.innerHTML = '<meta property="og:type" content="article">';
  const path = open();
  vi.advanceTimersByTime(1_000);
  scrollTo(240);
  expect(metadataOf('scroll_depth')).toEqual([]);
  scrollTo(250);
  scrollTo(300);
  scrollTo(100);
  scrollTo(260);
  expect(metadataOf('scroll_depth')).toEqual([
    { depth: 25, time_to_depth: 1_000, content_type: 'article' },
  ]);
  expect(eventsOf('scroll_depth')[0]?.path).toBe(path);
  vi.advanceTimersByTime(500);
  scrollTo(999.6);
  const at = { time_to_depth: 1_500, content_type: 'article' };
  const further = [50, 75, 100].map((depth) => ({ depth, ...at }));
  expect(metadataOf('scroll_depth').slice(1)).toEqual(further);
  document.head.replaceChildren();
  scrollTo(0);
  open();
  scrollTo(250);
  expect(metadataOf('scroll_depth')).toEqual([
    { depth: 25, time_to_depth: 0, content_type: 'website' },
  ]);
});

it('scroll milestones are found when the page was scrolled before the collector loaded', () => {
  scrollTo(500);
  visits += 1;
  views.setState(shown('/scrolled'), true);
  expect(metadataOf('scroll_depth')).toMatchObject([{ depth: 25 }, { depth: 50 }]);
  scrollTo(0);
});

it('scroll milestones do not exist on a page that cannot be scrolled', () => {
  open();
  scrollTo(0, window.innerHeight);
  // Beyond its end, as a finger drags it on a phone.
  scrollTo(20, window.innerHeight);
  expect(metadataOf('scroll_depth')).toEqual([]);
});

it.each([
  [10_000, 0],
  [10_001, 1],
])('an engaged user who has read %i ms when that is checked counts %i times', (time, count) => {
  const path = open();
  views.setState({ ...shown(path), at: Date.now() + 5_000 - time }, true);
  trackQueue.setState([], true);
  vi.advanceTimersByTime(5_000);
  expect(eventsOf('engaged_user')).toHaveLength(count);
});

it('an engaged user is not counted while another tab is visible', () => {
  open();
  seeing('hidden');
  vi.advanceTimersByTime(60_000);
  expect(eventsOf('engaged_user')).toEqual([]);
  seeing('visible');
  vi.advanceTimersByTime(5_000);
  expect(eventsOf('engaged_user')).toHaveLength(1);
});

it('an engaged user is counted once for each view', () => {
  open();
  vi.advanceTimersByTime(9_000);
  const path = open();
  // It is checked every 5 s.
  vi.advanceTimersByTime(14_999);
  expect(eventsOf('engaged_user')).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(eventsOf('engaged_user')).toMatchObject([{ path, event: { metadata: {} } }]);
});

it('leaving a page tracks the whole time and the greatest depth when the path changes', () => {
  const path = open();
  scrollTo(400);
  scrollTo(100);
  vi.advanceTimersByTime(7_000);
  views.setState(arriving('/next'), true);
  expect(metadataOf('page_exit')).toEqual([{ total_time: 7_000, max_scroll_depth: 40 }]);
  expect(eventsOf('page_exit')[0]?.path).toBe(path);
  views.setState(shown('/next'), true);
  expect(eventsOf('page_exit')).toHaveLength(1);
});

it('leaving a page is tracked once when the document unloads, seen to its end where it cannot be scrolled', () => {
  open();
  scrollTo(0, window.innerHeight);
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  expect(metadataOf('page_exit')).toEqual([{ total_time: 0, max_scroll_depth: 100 }]);
});

it('leaving a page tracks nothing for a page that was never shown', () => {
  open();
  views.setState(arriving('/failed'), true);
  trackQueue.setState([], true);
  window.dispatchEvent(new Event('pagehide'));
  expect(trackQueue.getState()).toEqual([]);
});

const head = `
    <title>Salaries of AI engineers 2025</title>
    <meta name="description" content="What they earn">
    <meta name="robots" content="index, follow">
    <link rel="canonical" href="https://www.example.com/salaries">`;

it('the metadata for search engines is tracked once for each view, with its health', () => {
  document.head.innerHTML = head;
  if (visits === 0) open();
  trackQueue.setState([], true);
  views.setState(shown('/salaries'), true);
  // Whatever the address is by then.
  expect(eventsOf('seo_page_view')).toMatchObject([{ path: '/salaries', event: { metadata: {} } }]);
  expect(eventsOf('seo_health_check')[0]?.path).toBe('/salaries');
  expect(metadataOf('seo_health_check')).toEqual([
    {
      robots_present: true,
      robots_content: 'index, follow',
      canonical_present: true,
      canonical_url: 'https://www.example.com/salaries',
      title_length: 29,
      description_length: 14,
    },
  ]);
});

it('the metadata for search engines may be empty', () => {
  views.setState(shown('/empty'), true);
  const none = { robots_present: false, canonical_present: false };
  const lengths = { title_length: 0, description_length: 0 };
  const values = { robots_content: null, canonical_url: null };
  expect(metadataOf('seo_health_check')).toEqual([{ ...none, ...values, ...lengths }]);
});

it('the metadata for search engines is kept as a record when the visitor has accepted, and waits until then', () => {
  document.head.innerHTML = head;
  document.body.innerHTML = '<h1>Pay</h1><img alt=""><a href="/">Home</a>';
  views.setState(shown('/salaries'), true);
  expect(localStorage.getItem('seo_metrics')).toBeNull();
  consentStore.setState({ status: 'accepted' }, true);
  views.setState(shown('/later'), true);
  const records = JSON.parse(localStorage.getItem('seo_metrics') ?? '[]') as object[];
  expect(records).toHaveLength(2);
  expect(records[0]).toMatchObject({
    pagePath: '/salaries',
    pageTitle: 'Salaries of AI engineers 2025',
    headingStructure: { h1: 1 },
    imageAltTags: 1,
    internalLinks: 1,
    loadTime: 120,
  });
});

it.each([{ status: 'refused' }, { status: 'unset', signal: false }] as const)(
  'the metadata for search engines is forgotten when the answer is %j',
  (answer) => {
    views.setState(shown('/salaries'), true);
    consentStore.setState(answer, true);
    consentStore.setState({ status: 'accepted' }, true);
    expect(localStorage.getItem('seo_metrics')).toBeNull();
  },
);

trackClicks(views);

function click(html: string): void {
  document.body.innerHTML = html;
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const clicked = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('[data-it]')?.dispatchEvent(clicked);
}

it('clicks on links have their address, text and time', () => {
  open();
  vi.advanceTimersByTime(3_000);
  click('<a href="/blog"><b data-it> Read \n our </b> blog </a>');
  click('<a data-it href="https://other.example/x">Out</a>');
  click('<a data-it href="mailto:staff@example.com">Write</a>');
  expect(metadataOf('link_click')).toEqual([
    { url: `${location.origin}/blog`, text: 'Read our blog', type: 'internal', time: 3_000 },
    { url: 'https://other.example/x', text: 'Out', type: 'external', time: 3_000 },
    { url: 'mailto:staff@example.com', text: 'Write', type: 'external', time: 3_000 },
  ]);
});

it('clicks on buttons have their text and class', () => {
  open();
  click(`<button data-it class="p-2 primary">${'x'.repeat(101)}</button>`);
  click('<button aria-label="Close"><svg data-it></svg></button>');
  click('<div role="button" data-it class="row">Row</div>');
  expect(metadataOf('button_click')).toEqual([
    { text: 'x'.repeat(100), class: 'p-2 primary', time: 0 },
    { text: 'Close', class: '', time: 0 },
    { text: 'Row', class: 'row', time: 0 },
  ]);
});

it('clicks are tracked even when the page stops them', () => {
  open();
  document.body.innerHTML = '<button>Stop</button>';
  const button = document.querySelector('button');
  button?.addEventListener('click', (event) => event.stopPropagation());
  button?.click();
  expect(eventsOf('button_click')).toHaveLength(1);
});

it('clicks never include the value of a field', () => {
  open();
  click('<form><input data-it type="submit" value="secret"><input value="secret"></form>');
  click('<p data-it>text</p>');
  expect(trackQueue.getState()).toEqual([]);
});

it('exit intent is the mouse leaving through the top, once', () => {
  trackExitIntent();
  const leave = (clientY: number): void => {
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY }));
  };
  leave(300);
  expect(eventsOf('exit_intent')).toEqual([]);
  const removed = vi.spyOn(document.documentElement, 'removeEventListener');
  leave(-1);
  leave(-1);
  expect(metadataOf('exit_intent')).toEqual([{}]);
  expect(removed).toHaveBeenCalledOnce();
});

it('an error of the site’s own scripts is tracked once a view, without its message, and one of an extension never', () => {
  const owner = { app: 'mfe-blog', app_version: '1.0.0-0123456789' };
  trackScriptErrors(views, () => owner);
  const fail = (filename: string) =>
    window.dispatchEvent(new ErrorEvent('error', { filename, message: 'of ada@example.com' }));
  open();
  fail('chrome-extension://abc/content.js');
  fail('');
  expect(metadataOf('script_error')).toEqual([]);
  fail(`${location.origin}/assets/mfe-blog/1.0.0/entry.js`);
  window.dispatchEvent(new Event('unhandledrejection'));
  expect(metadataOf('script_error')).toEqual([owner]);
  vi.advanceTimersByTime(1);
  open();
  window.dispatchEvent(new Event('unhandledrejection'));
  expect(metadataOf('script_error')).toEqual([owner]);
});

it('the load time of the served document is from its request to its last byte', () => {
  class Timing {
    responseEnd = 350;
    requestStart = 100;
  }
  vi.stubGlobal('PerformanceNavigationTiming', Timing);
  const entries = vi.fn<() => object[]>(() => [new Timing()]);
  Object.assign(performance, { getEntriesByType: entries });
  const times: number[] = [];
  const record = ({ loadTime }: { loadTime: number }) => void times.push(loadTime);
  trackSearchFacts({ ...shown('/'), loadTime: null }, [], record);
  entries.mockReturnValue([]);
  trackSearchFacts({ ...shown('/'), loadTime: null }, [], record);
  trackSearchFacts(shown('/'), [], record);
  expect(times).toEqual([250, 0, 120]);
});

it('no report is kept of a page that belongs to no public app', () => {
  consentStore.setState({ status: 'accepted' }, true);
  const apps = JSON.stringify({ remotes: [{ name: 'mfe-blog' }] });
  document.body.innerHTML = `<script type="application/json" id="${COMPOSITION_BLOCK_ID}">${apps}</script>
    <header data-app="shell"></header><main><div data-app="mfe-admin"></div></main>`;
  views.setState(shown('/a-staff-tool'), true);
  expect(localStorage.getItem('seo_metrics')).toBeNull();
  document.querySelector('main [data-app]')?.setAttribute('data-app', 'mfe-blog');
  views.setState(shown('/a-post'), true);
  const reports = JSON.parse(localStorage.getItem('seo_metrics') ?? '[]') as object[];
  expect(reports).toMatchObject([{ pagePath: '/a-post' }]);
});
