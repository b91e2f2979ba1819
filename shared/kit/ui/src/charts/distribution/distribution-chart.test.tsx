// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DistributionChart } from './distribution-chart.tsx';

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 1000, 160),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const bins = [
  { start: 100, count: 10 },
  { start: 120, count: 30 },
  { start: 140, count: 0 },
];

const show = (counted = bins) =>
  render(
    <DistributionChart
      headline="Most are near 130"
      subtitle="Thousand dollars"
      bins={counted}
      width={20}
      domain={[100, 200]}
      color={1}
      marks={[{ value: 131, label: 'Median' }]}
      isSmall={false}
      format={String}
      formatShort={String}
      countLabel="Ranges"
      fromLabel="From"
      toLabel="To"
    />,
  ).container;
const said = () => document.querySelector('[aria-live="polite"]')?.textContent;

it('draws its intervals at their places of a given axis, names its values, and has all in its table', () => {
  const container = show();
  const bars = [...container.querySelectorAll('[data-plot] > rect')].map((bar) => [
    bar.getAttribute('x'),
    bar.getAttribute('width'),
    bar.getAttribute('height'),
  ]);
  expect(bars).toEqual([
    ['0%', '20%', '33.33%'],
    ['20%', '20%', '100%'],
    ['40%', '20%', '0%'],
  ]);
  screen.getByText('Median 131');
  expect([...container.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    '1001201025%',
    '1201403075%',
    '14016000%',
  ]);
});

it('begins at the highest bar, steps with arrow keys, and shows the interval under the pointer', () => {
  const container = show();
  const plot = screen.getByRole('application');
  fireEvent.focus(plot);
  expect(said()).toBe('120 to 140: 30, 75% ranges');
  fireEvent.keyDown(plot, { key: 'ArrowRight' });
  expect(said()).toBe('140 to 160: 0, 0% ranges');
  fireEvent.pointerDown(container.querySelector('[data-plot]') as Element, {
    clientX: 100,
    clientY: 10,
    pointerType: 'touch',
  });
  expect(said()).toBe('100 to 120: 10, 25% ranges');
});

it('is left out without cases', () => {
  expect(show([{ start: 100, count: 0 }]).childElementCount).toBe(0);
});
