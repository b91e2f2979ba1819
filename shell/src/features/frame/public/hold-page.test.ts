// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdPage } from './hold-page';

const root = document.documentElement;

afterEach(() => vi.restoreAllMocks());

/** A root element that leaves this much of the window to a scrollbar, px. */
function withScrollbar(width: number): void {
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - width);
}

describe('a held page', () => {
  it('keeps the room of a scrollbar that takes some, until it is let go', () => {
    withScrollbar(15);
    const setGutter = vi.spyOn(root.style, 'scrollbarGutter', 'set');
    const release = holdPage();
    expect(setGutter).toHaveBeenCalledWith('stable');
    expect(root.className).toBe('is-held');
    release();
    expect(root.className).toBe('');
  });

  it('reserves no room for a scrollbar that takes none', () => {
    withScrollbar(0);
    const setGutter = vi.spyOn(root.style, 'scrollbarGutter', 'set');
    holdPage()();
    expect(setGutter).not.toHaveBeenCalled();
  });
});
