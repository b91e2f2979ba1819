// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PendingLabel } from './pending-label';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const label = (isPending: boolean) => (
  <PendingLabel isPending={isPending} pending="Saving …">
    Save
  </PendingLabel>
);
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

it('says nothing of a wait before 300 ms, and counts every wait from its own beginning', () => {
  const { container, rerender } = render(label(true));
  const wait = (ms: number): string | null => {
    pass(ms);
    return container.textContent;
  };
  expect(wait(200)).toBe('Save');
  rerender(label(false));
  rerender(label(true));
  expect([wait(299), wait(1)]).toEqual(['Save', 'Saving …']);
  rerender(label(false));
  expect(wait(1000)).toBe('Save');
  rerender(label(true));
  expect(wait(0)).toBe('Save');
});
