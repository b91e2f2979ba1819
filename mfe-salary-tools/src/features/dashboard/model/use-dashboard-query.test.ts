// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useAfterPaint } from './use-dashboard-query';

describe('work after the paint', () => {
  it('returns before the work runs, and keeps the order of calls', async () => {
    const { result } = renderHook(() => useAfterPaint());
    const done: string[] = [];
    result.current(() => done.push('first'));
    result.current(() => done.push('second'));
    expect(done).toEqual([]);
    await vi.waitFor(() => expect(done).toEqual(['first', 'second']));
  });

  it('reports that the component has been unmounted meanwhile', async () => {
    const { result, unmount } = renderHook(() => useAfterPaint());
    const work = vi.fn<(isElsewhere: boolean) => void>();
    result.current(work);
    unmount();
    await vi.waitFor(() => expect(work).toHaveBeenCalledWith(true));
  });

  it('reports that the visitor has gone back meanwhile', async () => {
    const { result } = renderHook(() => useAfterPaint());
    const work = vi.fn<(isElsewhere: boolean) => void>();
    result.current(work);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await vi.waitFor(() => expect(work).toHaveBeenCalledWith(true));
  });
});
