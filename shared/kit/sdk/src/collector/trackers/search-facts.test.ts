// @vitest-environment jsdom
import { consentStore, trackQueue } from '@talent/sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { create } from 'zustand';
import { COMPOSITION_BLOCK_ID } from '../../contract.ts';
import { trackSearchFacts, trackViews } from './track-views.ts';
import type { View } from './view.ts';

const view = (path: string, loadTime: number | null = 120): View => ({
  status: 'shown',
  path,
  at: Date.now(),
  loadTime,
});
const reports = () =>
  JSON.parse(localStorage.getItem('seo_metrics') ?? '[]') as { pagePath: string }[];

beforeEach(() => {
  localStorage.clear();
  consentStore.setState({ status: 'unset', signal: false }, true);
  trackQueue.setState([], true);
});
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('belongs to the page that was shown, whatever the address is by then', () => {
  trackSearchFacts(view('/shown'), [], () => undefined);
  expect(trackQueue.getState().map(({ event, path }) => [event.event_type, path])).toEqual([
    ['seo_page_view', '/shown'],
    ['seo_health_check', '/shown'],
  ]);
});

it('takes the load time of the served document from its request to its last byte', () => {
  class Timing {
    responseEnd = 350;
    requestStart = 100;
  }
  vi.stubGlobal('PerformanceNavigationTiming', Timing);
  const entries = vi.fn<() => object[]>(() => [new Timing()]);
  Object.assign(performance, { getEntriesByType: entries });
  const times: number[] = [];
  const record = ({ loadTime }: { loadTime: number }) => void times.push(loadTime);
  trackSearchFacts(view('/', null), [], record);
  entries.mockReturnValue([]);
  trackSearchFacts(view('/', null), [], record);
  trackSearchFacts(view('/', 80), [], record);
  expect(times).toEqual([250, 0, 80]);
});

it('keeps no report of a page that belongs to no public app', () => {
  consentStore.setState({ status: 'accepted' }, true);
  const apps = JSON.stringify({ remotes: [{ name: 'mfe-blog' }] });
  document.body.innerHTML = `<script type="application/json" id="${COMPOSITION_BLOCK_ID}">${apps}</script>
    <header data-app="shell"></header><main><div data-app="mfe-admin"></div></main>`;
  const views = create<View>(() => view('/a-staff-tool'));
  trackViews(views, []);
  expect(reports()).toEqual([]);
  document.querySelector('main [data-app]')?.setAttribute('data-app', 'mfe-blog');
  views.setState(view('/a-post'), true);
  expect(reports().map(({ pagePath }) => pagePath)).toEqual(['/a-post']);
  document.body.replaceChildren();
});
