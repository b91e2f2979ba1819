// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Timer } from './timer';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Started() {
  const [isOn, setIsOn] = useState(true);
  return <Timer startedAtMs={1_000_000} isOn={isOn} onToggle={() => setIsOn(!isOn)} />;
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

const news = () => screen.getByRole('status').textContent;

it('counts 25 minutes down and says when five and one are left, and when they are over', () => {
  render(<Started />);
  expect(screen.getByRole('timer').textContent).toBe('Time left 25:00');
  expect(news()).toBe('');
  pass(20 * MINUTE);
  expect(screen.getByRole('timer').textContent).toBe('Time left 5:00');
  expect(news()).toBe('Five minutes left.');
  pass(4 * MINUTE);
  expect(news()).toBe('One minute left.');
  pass(MINUTE);
  expect(news()).toContain('Every answer still counts.');
  pass(10 * MINUTE);
  expect(screen.getByRole('timer').textContent).toBe('Time left 0:00');
});

it('is silent and gone once it is turned off, and right again when it is turned on', () => {
  render(<Started />);
  fireEvent.click(screen.getByRole('button', { name: 'Turn the timer off' }));
  expect(screen.queryByRole('timer')).toBeNull();
  pass(21 * MINUTE);
  expect(news()).toBe('');
  expect(vi.getTimerCount()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Show the timer' }));
  expect(screen.getByRole('timer').textContent).toBe('Time left 4:00');
});

it('takes its warning back when it is turned off', () => {
  render(<Started />);
  pass(24 * MINUTE);
  expect(news()).toBe('One minute left.');
  fireEvent.click(screen.getByRole('button', { name: 'Turn the timer off' }));
  expect(news()).toBe('');
});
