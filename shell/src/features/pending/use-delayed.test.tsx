// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDelayed } from './use-delayed';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function start() {
  return renderHook(({ active }) => useDelayed(active, 150), { initialProps: { active: true } });
}

describe('a delayed state', () => {
  it('begins when it has lasted long enough, and not before', () => {
    const { result } = start();
    pass(149);
    expect(result.current).toBe(false);
    pass(1);
    expect(result.current).toBe(true);
  });

  it('never begins when it ends in time', () => {
    const { result, rerender } = start();
    pass(149);
    rerender({ active: false });
    pass(10_000);
    expect(result.current).toBe(false);
  });

  it('ends at once, and the next one waits anew', () => {
    const { result, rerender } = start();
    pass(150);
    rerender({ active: false });
    expect(result.current).toBe(false);
    rerender({ active: true });
    expect(result.current).toBe(false);
    pass(149);
    expect(result.current).toBe(false);
    pass(1);
    expect(result.current).toBe(true);
  });
});
