// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SmallMultiples } from './small-multiples.tsx';

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 1000, 112),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const line = (key: string, values: (number | null)[]) => ({
  key,
  label: `Country ${key}`,
  color: 'ink' as const,
  points: values.map((value, at) => ({ at: String(2020 + at), value })),
});
const chart = (
  <SmallMultiples
    headline="Three countries"
    subtitle="Percent"
    series={[line('A', [1, 2, 3]), line('B', []), line('C', [10, null, 20])]}
  />
);
const said = () => document.querySelector('[aria-live="polite"]')?.textContent;
const panel = (at: number) => document.querySelector(`[data-row="${at}"]`);

it('has a panel a series with the same scale, and says where a series has no values', () => {
  render(chart);
  expect(panel(0)?.querySelector('[data-plot] > circle[data-crosshair]')?.getAttribute('cy')).toBe(
    '85%',
  );
  expect(panel(2)?.querySelector('[data-plot] > circle[data-crosshair]')?.getAttribute('cy')).toBe(
    '0%',
  );
  expect(panel(1)?.textContent).toContain('no figure');
});

it('gives each panel a scale of its own where measures differ by a factor', () => {
  render(
    <SmallMultiples
      headline="Clicks and impressions"
      scales="own"
      series={[line('A', [5, 10]), line('C', [500, 1000])]}
    />,
  );
  // Both end at the top of their own scale.
  for (const at of [0, 1]) {
    const dot = panel(at)?.querySelector('[data-plot] > circle[data-crosshair]');
    expect(dot?.getAttribute('cy')).toBe('0%');
  }
  screen.getByRole('application', {
    name: 'Clicks and impressions. 2 line charts with the same time axis.',
  });
  const plot = panel(1)?.querySelector('[data-plot]') as Element;
  fireEvent.pointerMove(plot, { clientX: 990, clientY: 0, pointerType: 'mouse' });
  expect(said()).toBe('Country C, 2021: 1,000');
  expect(panel(0)?.textContent).toMatch(/^Country A102021/);
});

it('shows the values of one place in every panel', () => {
  render(chart);
  const plot = panel(0)?.querySelector('[data-plot]') as Element;
  fireEvent.pointerMove(plot, { clientX: 10, clientY: 50, pointerType: 'mouse' });
  expect(said()).toBe('Country A, 2020: 1');
  expect(panel(0)?.textContent).toMatch(/^Country A12020/);
  expect(panel(2)?.textContent).toMatch(/^Country C102020/);
});

it('is read with arrow keys, over panels without values', () => {
  render(chart);
  const plot = screen.getByRole('application');
  const press = (key: string) => fireEvent.keyDown(plot, { key });
  press('ArrowRight');
  expect(said()).toBe('Country A, 2022: 3');
  press('ArrowDown');
  expect(said()).toBe('Country C, 2022: 20');
  press('ArrowLeft');
  expect(said()).toBe('Country C, 2020: 10');
});
