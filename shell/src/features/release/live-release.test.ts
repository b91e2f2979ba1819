import { beforeEach, expect, it, vi } from 'vitest';
import { makeComposition } from '../remotes/testing/make-composition';
import type * as LiveReleaseModule from './live-release';

const tab = makeComposition();

let release: typeof LiveReleaseModule;
beforeEach(async () => {
  vi.resetModules();
  release = await import('./live-release');
});

it('is another one once the gateway has named other versions', () => {
  expect(release.otherRelease(tab)).toBeNull();
  release.noteLiveRelease('stable 7 composition');
  expect(release.otherRelease(tab)).toBeNull();
  release.noteLiveRelease('stable 8 other');
  expect(release.otherRelease(tab)).toBe('stable 8 other');
});

it('keeps what it has heard over an answer without the header', () => {
  release.noteLiveRelease('stable 8 other');
  release.noteLiveRelease(null);
  expect(release.otherRelease(tab)).toBe('stable 8 other');
});
