// @vitest-environment jsdom
import { Script } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restoreScript } from './restore-script';

const { classList } = document.documentElement;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  classList.remove('is-restoring');
});

function run(): void {
  new Script(restoreScript).runInNewContext({ localStorage, document, setTimeout });
}

it('hides the not-found page where a session is stored, for eight seconds at most', () => {
  localStorage.setItem('talent-session', '{}');
  run();
  expect(classList.contains('is-restoring')).toBe(true);
  vi.advanceTimersByTime(7999);
  expect(classList.contains('is-restoring')).toBe(true);
  vi.advanceTimersByTime(1);
  expect(classList.contains('is-restoring')).toBe(false);
});

it('does nothing without a session', () => {
  run();
  expect(classList.contains('is-restoring')).toBe(false);
});

it('does nothing where storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  run();
  expect(classList.contains('is-restoring')).toBe(false);
});
