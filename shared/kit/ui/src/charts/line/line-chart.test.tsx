// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LineChart, type LineSeries } from './line-chart.tsx';

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 1000, 100),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const series: readonly LineSeries[] = [
  {
    key: 'ca',
    label: 'Canada',
    color: 2,
    points: [
      { at: '2022', value: 10 },
      { at: '2023', value: null },
      { at: '2024', value: 30 },
      { at: '2025', value: 40 },
    ],
  },
  {
    key: 'us',
    label: 'United States',
    color: 1,
    points: [
      { at: '2022', value: 5 },
      { at: '2023', value: 6 },
      { at: '2024', value: 7 },
    ],
  },
];

const chart = (
  <LineChart
    headline="Canada leads"
    subtitle="Share, percent"
    series={series}
    format={(value) => `${value}%`}
    source="Source: a test, 2022 to 2025."
    atLabel="Year"
  />
);
const plot = () =>
  screen.getByRole('application', { name: 'Canada leads. Line chart of 2 lines.' });
const said = () => document.querySelector('[aria-live="polite"]')?.textContent;
const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(plot(), { key }));

it('is a picture with a name as served, with headline, figures and source, and takes no focus yet', () => {
  const markup = renderToString(chart);
  expect(markup).toContain('role="img"');
  expect(markup).toContain('Canada leads</h3>');
  expect(markup).toContain('Show the figures</summary>');
  expect(markup).toContain('Source: a test, 2022 to 2025.');
  expect(markup.match(/<td class="numeric">/g)).toHaveLength(8);
  expect(markup).not.toMatch(/ style=|tabindex="0" role|application/);
});

it('has every figure in its table, newest first, and says where there is none', () => {
  const { container } = render(chart);
  container.querySelector('details')?.setAttribute('open', '');
  const [head, ...rows] = screen.getAllByRole('row');
  expect(
    within(head as HTMLElement)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Year', 'Canada', 'United States']);
  expect(rows.map((row) => row.textContent)).toEqual([
    '202540%no figure',
    '202430%7%',
    '2023no figure6%',
    '202210%5%',
  ]);
});

it('reads the newest value when it gets the focus, steps over missing values, and changes the line to the nearest place that it has', () => {
  render(chart);
  fireEvent.focus(plot());
  expect(said()).toBe('Canada, 2025: 40%');
  for (const [key, words] of [
    ['ArrowLeft', 'Canada, 2024: 30%'],
    ['ArrowLeft', 'Canada, 2022: 10%'],
    ['ArrowLeft', 'Canada, 2022: 10%'],
    ['End', 'Canada, 2025: 40%'],
    ['Home', 'Canada, 2022: 10%'],
    ['End', 'Canada, 2025: 40%'],
    ['ArrowDown', 'United States, 2024: 7%'],
    ['ArrowUp', 'Canada, 2024: 30%'],
    ['ArrowUp', 'Canada, 2024: 30%'],
  ] as const) {
    press(key);
    expect(said()).toBe(words);
  }
});

it('leaves with Escape, which does not close a dialog around it before the crosshair is gone', () => {
  const onKeyDown = vi.fn();
  render(<div onKeyDown={onKeyDown}>{chart}</div>);
  press('End', 'Escape');
  expect(said()).toBe('');
  expect(onKeyDown).not.toHaveBeenCalled();
  press('Escape', 'a');
  expect(onKeyDown).toHaveBeenCalledTimes(2);
});

it('leaves keys with modifiers to the browser', () => {
  render(chart);
  expect(fireEvent.keyDown(plot(), { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(said()).toBe('');
  expect(fireEvent.keyDown(plot(), { key: 'ArrowLeft' })).toBe(false);
});

it('shows the values at the pointer: a mouse takes them away, a touch leaves them', () => {
  const { container } = render(chart);
  const area = container.querySelector('[data-plot]') as Element;
  fireEvent.pointerMove(area, { clientX: 700, clientY: 20, pointerType: 'mouse' });
  expect(said()).toBe('Canada, 2024: 30%');
  const shown = () =>
    [...container.querySelectorAll('[data-crosshair] text')].map((text) => text.textContent);
  expect(shown()).toEqual(['2024', 'Canada 30%', 'United States 7%']);
  fireEvent.pointerMove(area, { clientX: 700, clientY: 95, pointerType: 'mouse' });
  expect(said()).toBe('United States, 2024: 7%');
  fireEvent.pointerOut(plot(), { pointerType: 'mouse', relatedTarget: document.body });
  expect(shown()).toEqual([]);
  fireEvent.pointerDown(area, { clientX: 700, clientY: 20, pointerType: 'touch' });
  fireEvent.pointerOut(plot(), { pointerType: 'touch', relatedTarget: document.body });
  expect(shown()).toEqual(['2024', 'Canada 30%', 'United States 7%']);
  fireEvent.blur(plot());
  expect(shown()).toEqual([]);
});

it('draws a missing value as a gap and a value without neighbors as a dot', () => {
  const lone = [{ ...(series[0] as LineSeries), points: manyWithGaps() }];
  const { container } = render(<LineChart headline="Gaps" subtitle="Percent" series={lone} />);
  expect(container.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(3);
  // The lone value and the last one: with so many places the others have no dot.
  expect(container.querySelectorAll('circle')).toHaveLength(2);
});

it('draws values of few cases hollow, and nothing without values', () => {
  const draw = (value: number | null) => {
    const points = [{ at: '2025', value, isSmall: true }];
    const lines = [{ ...(series[1] as LineSeries), points }];
    return render(<LineChart headline="Few" subtitle="Percent" series={lines} />).container;
  };
  expect(draw(3).querySelector('circle')?.getAttribute('class')).toContain('fill-paper');
  expect(draw(null).childElementCount).toBe(0);
});

/** Twenty days: a gap, a lone value, a gap, and the rest. */
function manyWithGaps() {
  return Array.from({ length: 20 }, (_, at) => ({
    at: `2026-01-${String(at + 1).padStart(2, '0')}`,
    value: at === 5 || at === 7 ? null : at,
  }));
}
