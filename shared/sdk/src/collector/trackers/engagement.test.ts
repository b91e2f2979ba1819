// @vitest-environment jsdom
import { consentStore, trackQueue } from '@talent/sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { create } from 'zustand';
import { trackViews } from './track-views.ts';
import type { View } from './view.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  consentStore.setState({ status: 'unset', signal: false }, true);
  trackQueue.setState([], true);
});
afterEach(() => void vi.useRealTimers());

/** Tracks a page that has been read for a while, ms. Returns a function that leaves it. */
function start(readFor: number): () => void {
  const at = Date.now() - readFor;
  trackViews(
    create<View>(() => ({ status: 'shown', path: '/blog', at, loadTime: null })),
    ['https://www.example.com'],
  );
  return () => window.dispatchEvent(new Event('pagehide'));
}

const engaged = (): number =>
  trackQueue.getState().filter(({ event }) => event.event_type === 'engaged_user').length;

it('is checked every 5 s and at no other moment', () => {
  start(60_000);
  vi.advanceTimersByTime(4_999);
  expect(engaged()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(engaged()).toBe(1);
});

it('needs more than 10 s on the page', () => {
  const stop = start(5_000);
  vi.advanceTimersByTime(5_000);
  expect(engaged()).toBe(0);
  stop();
  start(5_001);
  vi.advanceTimersByTime(5_000);
  expect(engaged()).toBe(1);
});

it('ends with the view', () => {
  start(60_000)();
  vi.advanceTimersByTime(60_000);
  expect(engaged()).toBe(0);
});
