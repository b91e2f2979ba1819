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

function chart(props: Partial<Parameters<typeof DistributionChart>[0]> = {}) {
  return (
    <DistributionChart
      headline="Most are near 130"
      subtitle="Thousand dollars"
      bins={bins}
      width={20}
      countLabel="Ranges"
      {...props}
    />
  );
}
const said = () => document.querySelector('[aria-live="polite"]')?.textContent;

it('draws the same intervals at the same places of one axis, for charts that are compared', () => {
  const { container } = render(chart({ domain: [100, 200], most: 60 }));
  const bars = [...container.querySelectorAll('[data-plot] > rect')].map((bar) => [
    bar.getAttribute('x'),
    bar.getAttribute('width'),
    bar.getAttribute('height'),
  ]);
  expect(bars).toEqual([
    ['0%', '20%', '16.67%'],
    ['20%', '20%', '50%'],
    ['40%', '20%', '0%'],
  ]);
});

it('begins at the highest bar and steps through the intervals with arrow keys', () => {
  render(chart());
  const plot = screen.getByRole('application');
  fireEvent.focus(plot);
  expect(said()).toBe('120 to 140: 30, 75% ranges');
  fireEvent.keyDown(plot, { key: 'ArrowRight' });
  expect(said()).toBe('140 to 160: 0, 0% ranges');
  fireEvent.keyDown(plot, { key: 'Home' });
  expect(said()).toBe('100 to 120: 10, 25% ranges');
});

it('shows the interval under the pointer', () => {
  const { container } = render(chart());
  const plot = container.querySelector('[data-plot]') as Element;
  fireEvent.pointerDown(plot, { clientX: 100, clientY: 10, pointerType: 'touch' });
  expect(said()).toBe('100 to 120: 10, 25% ranges');
});

it('names its values above the bars, and has every interval in its table', () => {
  const { container } = render(chart({ marks: [{ value: 131, label: 'Median' }] }));
  screen.getByText('Median 131');
  expect([...container.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    '1001201025%',
    '1201403075%',
    '14016000%',
  ]);
});

it('is left out without cases', () => {
  const { container } = render(chart({ bins: [{ start: 100, count: 0 }] }));
  expect(container.childElementCount).toBe(0);
});
