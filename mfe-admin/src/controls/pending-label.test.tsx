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

it('says nothing of a wait before 300 ms, and says it from then on', () => {
  const { container, rerender } = render(label(true));
  expect(container.textContent).toBe('Save');
  pass(299);
  expect(container.textContent).toBe('Save');
  pass(1);
  expect(container.textContent).toBe('Saving …');
  rerender(label(false));
  expect(container.textContent).toBe('Save');
});

it('counts every wait from its own beginning', () => {
  const { container, rerender } = render(label(true));
  pass(200);
  rerender(label(false));
  rerender(label(true));
  pass(200);
  expect(container.textContent).toBe('Save');
  pass(100);
  expect(container.textContent).toBe('Saving …');
  rerender(label(false));
  pass(1000);
  rerender(label(true));
  expect(container.textContent).toBe('Save');
});
