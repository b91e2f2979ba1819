// @vitest-environment jsdom
import { expect, it, beforeEach, vi, afterEach } from 'vitest';
import { makeComposition } from '../remotes/testing/make-composition';
import { isReplaced, hasUnsavedEntries } from './take-release';
import type * as LiveReleaseModule from './live-release';
import { unsavedStore } from '@talent/sdk';

/** Revision 7 of stable, with the id `composition`. */
const tab = makeComposition();

it('a release is replaced by a later revision with other versions', () => {
  expect(isReplaced('stable 8 other', tab)).toBe(true);
});

it.each([
  ['the same versions under a later number', 'stable 8 composition'],
  ['what a gateway still serves that lags behind', 'stable 6 other'],
  ['a canary', 'canary 9 other'],
  ['a preview', 'new-header 9 other'],
  ['rubbish', 'stable 9 other; more'],
])('a release is not replaced by %s', (_, header) => {
  expect(isReplaced(header, tab)).toBe(false);
});

it('a release leaves a canary for the release of everyone, which has numbers of its own', () => {
  const canary = { ...tab, channel: 'canary' };
  expect(isReplaced('stable 3 other', canary)).toBe(true);
  expect(isReplaced('canary 8 other', canary)).toBe(true);
  expect(isReplaced('canary 7 composition', canary)).toBe(false);
});

it('a release is replaced by later settings of the same release', () => {
  const earlier = { ...tab, id: '0123456789ab_3_10' };
  expect(isReplaced('stable 7 ba9876543210_4', earlier)).toBe(true);
  expect(isReplaced('stable 7 ba9876543210_3_01', earlier)).toBe(false);
  expect(isReplaced('stable 7 ba9876543210_2', earlier)).toBe(false);
  expect(isReplaced('stable 7 ba9876543210', earlier)).toBe(false);
  expect(isReplaced('stable 7 ba9876543210_1', tab)).toBe(true);
  expect(isReplaced('stable 6 ba9876543210_9', tab)).toBe(false);
});

it('a release stays in a preview that has ended', () => {
  expect(isReplaced('stable 9 other', { ...tab, channel: 'new-header' })).toBe(false);
});

let release: typeof LiveReleaseModule;
beforeEach(async () => {
  vi.resetModules();
  release = await import('./live-release');
});

it('a release is another one once the gateway has named other versions', () => {
  expect(release.otherRelease(tab)).toBeNull();
  release.noteLiveRelease('stable 7 composition');
  expect(release.otherRelease(tab)).toBeNull();
  release.noteLiveRelease('stable 8 other');
  expect(release.otherRelease(tab)).toBe('stable 8 other');
});

it('a release keeps what it has heard over an answer without the header', () => {
  release.noteLiveRelease('stable 8 other');
  release.noteLiveRelease(null);
  expect(release.otherRelease(tab)).toBe('stable 8 other');
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  sessionStorage.clear();
  unsavedStore.setState([], true);
});

function field(markup: string): HTMLInputElement {
  document.body.innerHTML = markup;
  return document.querySelector('input, textarea') as HTMLInputElement;
}

it('unsaved entries are what a form of any page of this tab keeps, and none where the browser blocks storage', () => {
  sessionStorage.setItem('form-entries:contact', '{"name":["Ada"],"roles":[]}');
  expect(hasUnsavedEntries()).toBe(true);
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(hasUnsavedEntries()).toBe(false);
});

it.each([
  ['a form that was cleared again', 'form-entries:contact', '{"name":[""],"roles":[]}'],
  ['storage of something else', 'theme', '{"name":["Ada"]}'],
  ['rubbish', 'form-entries:contact', '{"name":["Ada"'],
  ['a text where a form should be', 'form-entries:contact', '""'],
])('unsaved entries are not %s', (_, key, text) => {
  sessionStorage.setItem(key, text);
  expect(hasUnsavedEntries()).toBe(false);
});

it.each(['<input value="as served">', '<textarea>as served</textarea>', '<input type="email">'])(
  'unsaved entries are what was typed into %s',
  (markup) => {
    const typed = field(markup);
    expect(hasUnsavedEntries()).toBe(false);
    typed.value = 'typed';
    expect(hasUnsavedEntries()).toBe(true);
  },
);

it('unsaved entries are unsaved work that a page tells of, however long it is kept', () => {
  unsavedStore.setState([{ name: 'The text', keep: () => 'browser' }], true);
  expect(hasUnsavedEntries()).toBe(true);
});

it('unsaved entries are a chosen file', () => {
  const chosen = field('<input type="file">');
  expect(hasUnsavedEntries()).toBe(false);
  Object.defineProperty(chosen, 'files', { value: [new File(['%PDF'], 'cv.pdf')] });
  expect(hasUnsavedEntries()).toBe(true);
});

it.each(['<input type="hidden">', '<input type="checkbox">', '<div data-unkept><input></div>'])(
  'unsaved entries are not in %s',
  (markup) => {
    const typed = field(markup);
    typed.value = 'written';
    typed.checked = true;
    expect(hasUnsavedEntries()).toBe(false);
  },
);
