// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { lockScroll } from './use-menu';

const root = document.documentElement;

afterEach(() => vi.restoreAllMocks());

/** A root element that leaves this much of the window to a scrollbar, px. */
function withScrollbar(width: number): void {
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - width);
}

it('a held page keeps the space of a scrollbar until it is released', () => {
  withScrollbar(15);
  const setGutter = vi.spyOn(root.style, 'scrollbarGutter', 'set');
  const release = lockScroll();
  expect(setGutter).toHaveBeenCalledWith('stable');
  expect(root.className).toBe('is-held');
  release();
  expect(root.className).toBe('');
});

it('a held page reserves no space for a scrollbar without width', () => {
  withScrollbar(0);
  const setGutter = vi.spyOn(root.style, 'scrollbarGutter', 'set');
  lockScroll()();
  expect(setGutter).not.toHaveBeenCalled();
});
