// @vitest-environment jsdom
import { consentStore, trackQueue } from '@talent/sdk';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { create } from 'zustand';
import { startCollector } from './collector.ts';
import type { View } from './trackers/view.ts';

const owner = { app: 'mfe-blog', app_version: '1' };
const warnings: unknown[] = [];

/** The collector is started once in the life of a tab. */
beforeAll(() => {
  const warn = vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(text));
  const block = document.createElement('script');
  block.id = 'composition-block';
  block.type = 'application/json';
  block.textContent = '{"id":"0123456789ab","collect":true}';
  document.body.append(block);
  // jsdom keeps no timing of the navigation.
  Object.assign(performance, { getEntriesByType: () => [] });
  consentStore.setState({ status: 'refused' }, true);
  const start = () =>
    startCollector({
      views: create<View>(() => ({ status: 'shown', path: '/', at: Date.now(), loadTime: 1 })),
      siteOrigins: [location.origin],
      landing: { ...owner, path: '/' },
      ownerOfPage: () => owner,
      failures: [],
      versionOf: () => null,
    });
  // In a frame, where staff tools look at pages, it does nothing: all else is counted once.
  vi.stubGlobal('self', {});
  start();
  vi.unstubAllGlobals();
  vi.stubGlobal('PerformanceObserver', undefined);
  start();
  warn.mockRestore();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  consentStore.setState({ status: 'unset', signal: false }, true);
  trackQueue.setState([], true);
});

const types = () => trackQueue.getState().map(({ event }) => event.event_type);

it('warns once where the browser measures nothing, and does nothing in a frame', () => {
  expect(warnings).toEqual(['Performance monitoring not supported']);
});

it('follows clicks, the leaving mouse and failed scripts', () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.click();
  document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: 1 }));
  expect(types()).toEqual(['button_click']);
  document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: 0 }));
  window.dispatchEvent(new Event('unhandledrejection'));
  expect(types()).toEqual(['button_click', 'exit_intent', 'script_error']);
});

it('ignores clicks beside links and buttons, without an error', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  document.dispatchEvent(new MouseEvent('click'));
  document.body.appendChild(document.createElement('p')).click();
  expect(types()).toEqual([]);
  expect(logged).not.toHaveBeenCalled();
});

it('writes and sends what was accepted when the tab is left', () => {
  const fetched = vi.fn<typeof fetch>().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetched);
  consentStore.setState({ status: 'accepted' }, true);
  window.dispatchEvent(new Event('pagehide'));
  vi.unstubAllGlobals();
  expect(fetched).toHaveBeenCalledWith('/functions/v1/collect-events', expect.anything());
  expect(localStorage.getItem('analytics_events')).toContain('page_exit');
});
