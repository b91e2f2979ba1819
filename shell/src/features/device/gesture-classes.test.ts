// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startGestureClasses } from './gesture-classes';

startGestureClasses();

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.documentElement.className = '';
});

function marks(): string[] {
  return [...document.documentElement.classList];
}

function touch(type: string, fingersLeft: number): void {
  window.dispatchEvent(Object.assign(new Event(type), { touches: { length: fingersLeft } }));
}

it('the root element is scrolling until 150 ms after the last scroll', () => {
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(100);
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(149);
  expect(marks()).toEqual(['is-scrolling']);
  vi.advanceTimersByTime(1);
  expect(marks()).toEqual([]);
});

it.each(['touchend', 'touchcancel'])('the root element is touched until 300 ms after %s', (end) => {
  touch('touchstart', 1);
  vi.advanceTimersByTime(5000);
  expect(marks()).toEqual(['is-touching']);
  touch(end, 0);
  vi.advanceTimersByTime(299);
  expect(marks()).toEqual(['is-touching']);
  vi.advanceTimersByTime(1);
  expect(marks()).toEqual([]);
});

it('the root element is touched as long as one finger stays, and when it comes back in time', () => {
  touch('touchstart', 2);
  touch('touchend', 1);
  vi.advanceTimersByTime(5000);
  expect(marks()).toEqual(['is-touching']);
  touch('touchend', 0);
  vi.advanceTimersByTime(200);
  touch('touchstart', 1);
  vi.advanceTimersByTime(5000);
  expect(marks()).toEqual(['is-touching']);
});
