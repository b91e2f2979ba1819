// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Timer, clockText, timeWarning } from './timer';

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

it('takes its warning back, is silent and gone once it is turned off, and right again when it is turned on', () => {
  render(<Started />);
  pass(20 * MINUTE);
  expect(news()).toBe('Five minutes left.');
  fireEvent.click(screen.getByRole('button', { name: 'Turn the timer off' }));
  expect(screen.queryByRole('timer')).toBeNull();
  expect(news()).toBe('');
  pass(MINUTE);
  expect(news()).toBe('');
  expect(vi.getTimerCount()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Show the timer' }));
  expect(screen.getByRole('timer').textContent).toBe('Time left 4:00');
});

it.each([
  [5 * MINUTE + 1, '5:01', null],
  [5 * MINUTE, '5:00', 'five'],
  [MINUTE + 1, '1:01', 'five'],
  [MINUTE, '1:00', 'one'],
  [9_000, '0:09', 'one'],
  [1, '0:01', 'one'],
  [0, '0:00', 'over'],
  [-MINUTE, '0:00', 'over'],
])('%i ms before the end is "%s", with the warning %s', (left, text, warning) => {
  expect([clockText(left), timeWarning(left)]).toEqual([text, warning]);
});
