// @vitest-environment jsdom
import { consentStore, trackQueue } from '@talent/sdk';
import { afterEach, expect, it, vi } from 'vitest';
import { trackVitals } from './vitals.ts';

type Report = (metric: object) => void;
const measured = vi.hoisted(() => new Map<string, Report>());

vi.mock('web-vitals', () => {
  const on = (name: string) => (report: Report) => void measured.set(name, report);
  const names = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'];
  return Object.fromEntries(names.map((name) => [`on${name}`, on(name)]));
});

afterEach(() => vi.unstubAllGlobals());

it('core web vitals name the app that owns the page: the served one for loading, the present one for the rest', () => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      disconnect(): void {}
    },
  );
  consentStore.setState({ status: 'accepted' }, true);
  window.history.replaceState(null, '', '/blog');
  const served = { app: 'mfe-marketing', app_version: '1' };
  const present = { app: 'mfe-blog', app_version: '2' };
  trackVitals({ ...served, path: '/' }, () => present);
  for (const name of ['TTFB', 'FCP', 'LCP', 'CLS', 'INP']) {
    measured.get(name)?.({ name, value: 5, rating: 'good', id: 'v1', entries: [] });
  }
  const landing = { value: 5, rating: 'good', ...served };
  const now = { value: 5, rating: 'good', ...present };
  expect(trackQueue.getState().map(({ event, path }) => [path, event.metadata])).toEqual([
    ['/', { name: 'TTFB', ...landing }],
    ['/', { name: 'FCP', ...landing }],
    ['/', { name: 'LCP', ...landing }],
    ['/blog', { name: 'CLS', ...now }],
    ['/blog', { name: 'INP', ...now }],
  ]);
});

it.each([
  ['missing', undefined],
  ['forbidden', vi.fn().mockThrow(new TypeError('not allowed'))],
])('warns once where the observer is %s', (_, observer) => {
  vi.stubGlobal('PerformanceObserver', observer);
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const served = { app: 'mfe-blog', app_version: '1' };
  trackVitals({ ...served, path: '/' }, () => served);
  expect(warned).toHaveBeenCalledExactlyOnceWith('Performance monitoring not supported');
});
