import { expect, it, beforeEach, vi } from 'vitest';
import { makeComposition } from '../remotes/testing/make-composition';
import { isReplaced } from './take-release';
import type * as LiveReleaseModule from './live-release';

/** Revision 7 of stable, with the id `composition`. */
const tab = makeComposition();

it('is replaced by a later revision with other versions', () => {
  expect(isReplaced('stable 8 other', tab)).toBe(true);
});

it.each([
  ['the same versions under a later number', 'stable 8 composition'],
  ['what a gateway still serves that lags behind', 'stable 6 other'],
  ['a canary', 'canary 9 other'],
  ['a preview', 'new-header 9 other'],
  ['rubbish', 'stable 9 other; more'],
])('is not replaced by %s', (_, header) => {
  expect(isReplaced(header, tab)).toBe(false);
});

it('leaves a canary for the release of everyone, which has numbers of its own', () => {
  const canary = { ...tab, channel: 'canary' };
  expect(isReplaced('stable 3 other', canary)).toBe(true);
  expect(isReplaced('canary 8 other', canary)).toBe(true);
  expect(isReplaced('canary 7 composition', canary)).toBe(false);
});

it('is replaced by later settings of the same release', () => {
  const earlier = { ...tab, id: '0123456789ab_3_10' };
  expect(isReplaced('stable 7 ba9876543210_4', earlier)).toBe(true);
  expect(isReplaced('stable 7 ba9876543210_3_01', earlier)).toBe(false);
  expect(isReplaced('stable 7 ba9876543210_2', earlier)).toBe(false);
  expect(isReplaced('stable 7 ba9876543210', earlier)).toBe(false);
  expect(isReplaced('stable 7 ba9876543210_1', tab)).toBe(true);
  expect(isReplaced('stable 6 ba9876543210_9', tab)).toBe(false);
});

it('stays in a preview that has ended', () => {
  expect(isReplaced('stable 9 other', { ...tab, channel: 'new-header' })).toBe(false);
});

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
