import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissToast, noticeStore, toast, toastStore } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  toastStore.setState([], true);
  noticeStore.setState([], true);
});

function shown(): string[] {
  return toastStore.getState().map(({ title, open }) => `${title}${open ? '' : ', dismissed'}`);
}

it('a toast is dismissed by its id or without an id, but not by another id', () => {
  const first = toast({ title: 'First' });
  const second = toast({ title: 'Second' });
  dismissToast(first);
  expect(shown()).toEqual(['Second']);
  dismissToast(second);
  expect(shown()).toEqual(['Second, dismissed']);
  toast({ title: 'Third' });
  dismissToast();
  expect(shown()).toEqual(['Third, dismissed']);
});

it('a toast leaves the store 1,000,000 ms after it was dismissed', () => {
  toast({ title: 'First' });
  vi.advanceTimersByTime(2_000_000);
  dismissToast();
  vi.advanceTimersByTime(600_000);
  // Dismissing it again does not begin anew.
  dismissToast();
  vi.advanceTimersByTime(399_999);
  expect(shown()).toEqual(['First, dismissed']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

it('a toast is not removed by the timer of the one before it', () => {
  toast({ title: 'First' });
  dismissToast();
  toast({ title: 'Second' });
  vi.advanceTimersByTime(1_000_000);
  expect(shown()).toEqual(['Second']);
});
