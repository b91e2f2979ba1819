// @vitest-environment jsdom
import { track } from '@talent/sdk';
import { beforeEach, expect, it, vi } from 'vitest';
import { trackScriptErrors } from './script-errors.ts';
import type { View } from './view.ts';

vi.mock('@talent/sdk', () => ({ track: vi.fn() }));

const owner = { app: 'mfe-blog', app_version: '1.0.0-0123456789' };
const view: View = { status: 'shown', path: '/', at: 1, loadTime: null };
trackScriptErrors({ getState: () => view, subscribe: () => undefined }, () => owner);

function fail(file: string): void {
  window.dispatchEvent(new ErrorEvent('error', { filename: file, message: 'of ada@example.com' }));
}

beforeEach(() => {
  vi.mocked(track).mockClear();
  view.at += 1;
});

it('an error of the site’s own scripts is tracked once a view, without its message', () => {
  fail(`${location.origin}/assets/mfe-blog/1.0.0/entry.js`);
  expect(track).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('unhandledrejection'));
  expect(vi.mocked(track).mock.calls).toEqual([[{ event_type: 'script_error', metadata: owner }]]);
  view.at += 1;
  window.dispatchEvent(new Event('unhandledrejection'));
  expect(track).toHaveBeenCalledTimes(2);
});

it('an extension’s error is not tracked', () => {
  fail('chrome-extension://abc/content.js');
  fail('');
  expect(track).not.toHaveBeenCalled();
});
