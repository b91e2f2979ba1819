// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RangeChart, type RangeRow } from './range-chart.tsx';

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 64));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const engineer: RangeRow = {
  key: 'a',
  label: 'AI Engineer',
  detail: '193 ranges',
  p10: 120,
  p25: 146,
  p50: 174,
  p75: 208,
  p90: 237,
};
const point: RangeRow = { key: 'b', label: 'Prompt Engineer', p25: 175, p50: 175, p75: 175 };
const none: RangeRow = {
  key: 'c',
  label: 'NLP Engineer',
  p25: null,
  p50: null,
  p75: null,
  missing: 'Too few to show',
};

function chart(rows: readonly RangeRow[]) {
  return (
    <RangeChart
      headline="Pay by role"
      subtitle="Thousand dollars a year"
      rows={rows}
      format={(value) => `$${value},000`}
      formatShort={(value) => `$${value}K`}
      domain={[100, 300]}
    />
  );
}
const said = () => document.querySelector('[aria-live="polite"]')?.textContent;
const bars = (container: Element) => [
  ...container.querySelectorAll('[data-row] rect[height="12"]'),
];

it('draws the middle half at its share of the axis, with the three figures written at it', () => {
  const { container } = render(chart([engineer]));
  const [bar] = bars(container);
  expect([bar?.getAttribute('x'), bar?.getAttribute('width')]).toEqual(['23%', '31%']);
  const texts = [...container.querySelectorAll('[data-row] text')].map((text) => text.textContent);
  expect(texts).toEqual(['$174K', '$146K', '$208K']);
});

it('draws a range without width as a dot: a narrow bar would look like agreement', () => {
  const { container } = render(chart([point]));
  expect(bars(container)).toEqual([]);
  expect(container.querySelectorAll('[data-row] circle')).toHaveLength(1);
  screen.getByText('All at one figure');
  expect(screen.queryByText('Middle half')).toBeNull();
});

it('draws few cases hollow and explains hollow bars only where there is one', () => {
  const { rerender, container } = render(chart([{ ...engineer, isSmall: true }]));
  expect(bars(container)[0]?.getAttribute('class')).toContain('fill-paper');
  screen.getByText('Few cases');
  rerender(chart([engineer]));
  expect(screen.queryByText('Few cases')).toBeNull();
});

it('says why a row has no figures, in the drawing and in the table', () => {
  render(chart([none, engineer]));
  expect(screen.getAllByText('Too few to show').length).toBeGreaterThan(3);
});

it('is read with arrow keys: figures of a row to the sides, rows up and down', () => {
  render(chart([none, engineer, point]));
  const plot = screen.getByRole('application');
  const press = (key: string) => fireEvent.keyDown(plot, { key });
  fireEvent.focus(plot);
  expect(said()).toBe('AI Engineer, Median: $174,000');
  press('ArrowRight');
  expect(said()).toBe('AI Engineer, 75th percentile: $208,000');
  press('End');
  expect(said()).toBe('AI Engineer, 90th percentile: $237,000');
  press('ArrowDown');
  expect(said()).toBe('Prompt Engineer, 75th percentile: $175,000');
  press('ArrowUp');
  press('ArrowUp');
  expect(said()).toBe('AI Engineer, 75th percentile: $208,000');
});

it('writes the figure nearest to the pointer out in full', () => {
  const { container } = render(chart([engineer, point]));
  const row = container.querySelector('[data-row="0"] [data-plot]') as Element;
  fireEvent.pointerMove(row, { clientX: 690, clientY: 30, pointerType: 'mouse' });
  expect(said()).toBe('AI Engineer, 90th percentile: $237,000');
  expect(container.querySelector('[data-crosshair] text')?.textContent).toBe(
    '90th percentile $237,000',
  );
});
