// @vitest-environment jsdom
import { consentStore, trackQueue } from '@talent/sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { create } from 'zustand';
import { startCollector } from './collector.ts';
import type { View } from './trackers/view.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** Everything that a page has written after it was accepted, shown and left. */
function visit(): unknown {
  const views = create<View>(() => ({ status: 'shown', path: '/', at: Date.now(), loadTime: 1 }));
  const owner = { app: 'mfe-blog', app_version: '1' };
  consentStore.setState({ status: 'accepted' }, true);
  trackQueue.setState([], true);
  startCollector({
    views,
    siteOrigins: [location.origin],
    landing: { ...owner, path: '/' },
    ownerOfPage: () => owner,
    failures: [],
    versionOf: () => null,
  });
  window.dispatchEvent(new Event('pagehide'));
  return localStorage.getItem('analytics_events');
}

describe('the collector', () => {
  // The first visit leaves no listeners behind, so that the second is the only one that writes.
  it('records nothing in a frame, where staff tools look at pages', () => {
    vi.stubGlobal('self', {});
    expect(visit()).toBeNull();
  });

  it('records a visit in a window of its own', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(visit()).toContain('page_exit');
  });
});
