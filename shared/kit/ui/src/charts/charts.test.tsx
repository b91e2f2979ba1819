// @vitest-environment jsdom
import { cleanup, render, screen, fireEvent, within } from '@testing-library/react';
import { afterEach, expect, it, beforeEach, vi } from 'vitest';
import { ScoreMeter } from './score-meter.tsx';
import { BarChart } from './bars/bar-chart.tsx';
import { ChartFrame, type ChartText } from './frame/chart-frame.tsx';
import { DistributionChart } from './distribution/distribution-chart.tsx';
import { renderToString } from 'react-dom/server';
import { LineChart, type LineSeries } from './line/line-chart.tsx';
import { SmallMultiples } from './line/small-multiples.tsx';
import { RangeChart, type RangeRow } from './rows/range-chart.tsx';

beforeEach(() => {
  const box = new DOMRect(0, 0, 1000, 100);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const said = () => document.querySelector('[aria-live="polite"]')?.textContent;

it('ScoreMeter draws and says the score', () => {
  const { container } = render(<ScoreMeter label="Role fit" value={62} valueText="62%" />);
  const meter = screen.getByRole('meter', { name: 'Role fit' });
  expect(meter.getAttribute('aria-valuenow')).toBe('62');
  expect(meter.getAttribute('aria-valuetext')).toBe('62%');
  expect(container.querySelectorAll('rect')[1]?.getAttribute('width')).toBe('62');
});

it.each([
  [-5, '0'],
  [140, '100'],
  [Number.NaN, '0'],
])('ScoreMeter keeps %s within its scale', (value, shown) => {
  render(<ScoreMeter label="Role fit" value={value} />);
  expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe(shown);
});

it('draws bars from zero, with every name and value as text', () => {
  const values = { Vision: 8, Data: 2, Research: 0 };
  const bars = Object.entries(values).map(([label, value]) => ({ key: label, label, value }));
  render(<BarChart label="By role" bars={bars} />);
  const items = [...screen.getByRole('list', { name: 'By role' }).children];
  expect(items.map(({ textContent }) => textContent)).toEqual(['Vision8', 'Data2', 'Research0']);
  const widths = items.map((item) => item.querySelector('rect')?.getAttribute('width'));
  expect(widths).toEqual(['100%', '25%', '0%']);
});

const figures = { heads: ['Role', 'Median'], rows: [{ key: 'a', name: 'A', cells: ['$1'] }] };

function frame(text: Partial<ChartText>) {
  return (
    <ChartFrame
      text={{ headline: 'A pays $1', subtitle: 'US dollars', ...text }}
      figures={figures}
      legend={<p>Marks</p>}
    >
      <svg />
    </ChartFrame>
  );
}

it('shows what is given in place of the table', () => {
  render(frame({ behind: <p>The longer story</p> }));
  const details = screen.getByText('Show the figures').closest('details');
  expect(details?.textContent).toContain('The longer story');
  expect(screen.queryByRole('table')).toBeNull();
});

it('leaves the legend to the first of several charts', () => {
  render(frame({ isPart: true }));
  expect(screen.queryByText('Marks')).toBeNull();
  screen.getByRole('figure', { name: 'A pays $1' });
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
      highest={0.75}
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

it('a distribution draws its intervals at their places of a given axis, names its values, and has all in its table', () => {
  const container = show();
  const bars = [...container.querySelectorAll('[data-plot] > rect')].map((bar) => [
    bar.getAttribute('x'),
    bar.getAttribute('width'),
    bar.getAttribute('height'),
  ]);
  expect(bars).toEqual([
    ['0%', '20%', '31.25%'],
    ['20%', '20%', '93.75%'],
    ['40%', '20%', '0%'],
  ]);
  screen.getByText('Median 131');
  expect([...container.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    '1001201025%',
    '1201403075%',
    '14016000%',
  ]);
});

it('a distribution begins at the highest bar, steps with arrow keys, and shows the interval under the pointer', () => {
  const container = show();
  fireEvent.focus(plot());
  expect(said()).toBe('120 to 140: 30, 75% ranges');
  press('ArrowRight');
  expect(said()).toBe('140 to 160: 0, 0% ranges');
  fireEvent.pointerDown(container.querySelector('[data-plot]') as Element, {
    clientX: 100,
    clientY: 10,
    pointerType: 'touch',
  });
  expect(said()).toBe('100 to 120: 10, 25% ranges');
});

it('a distribution is left out without cases', () => {
  expect(show([{ start: 100, count: 0 }]).childElementCount).toBe(0);
});

/** Yearly values from 2022. */
const seriesOf = (key: string, values: readonly (number | null)[]): LineSeries => ({
  key,
  label: key,
  color: 'ink',
  points: values.map((value, at) => ({ at: String(2022 + at), value })),
});
const series = [seriesOf('Canada', [10, null, 30, 40]), seriesOf('United States', [5, 6, 7])];

const lines = (
  <LineChart
    headline="Canada leads"
    subtitle="Share, percent"
    series={series}
    format={(value) => `${value}%`}
    source="Source: a test, 2022 to 2025."
    atLabel="Year"
  />
);
const plot = () => screen.getByRole('application');
const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(plot(), { key }));

it('a line chart is a picture with a name as served, with headline, figures and source, and takes no focus yet', () => {
  const markup = renderToString(lines);
  expect(markup).toContain('role="img"');
  expect(markup).toContain('Canada leads</h3>');
  expect(markup).toContain('Show the figures</summary>');
  expect(markup).toContain('Source: a test, 2022 to 2025.');
  expect(markup.match(/<td[ >]/g)).toHaveLength(8);
  expect(markup).not.toMatch(/ style=|tabindex="0" role|application/);
});

it('a line chart has every figure in its table, newest first, and says where there is none', () => {
  const { container } = render(lines);
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

it('a line chart reads the newest value when it gets the focus, steps over missing values, and changes the line to the nearest place that it has', () => {
  render(lines);
  expect(plot().getAttribute('aria-label')).toBe('Canada leads. Line chart of 2 lines.');
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

it('a line chart leaves with Escape, which does not close a dialog around it before the crosshair is gone', () => {
  const onKeyDown = vi.fn();
  render(<div onKeyDown={onKeyDown}>{lines}</div>);
  press('End', 'Escape');
  expect(said()).toBe('');
  expect(onKeyDown).not.toHaveBeenCalled();
  press('Escape', 'a');
  expect(onKeyDown).toHaveBeenCalledTimes(2);
});

it('a line chart leaves keys with modifiers to the browser', () => {
  render(lines);
  expect(fireEvent.keyDown(plot(), { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(said()).toBe('');
  expect(fireEvent.keyDown(plot(), { key: 'ArrowLeft' })).toBe(false);
});

it('a line chart shows the values at the pointer: a mouse takes them away, a touch leaves them', () => {
  const { container } = render(lines);
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

it('a line chart draws a missing value as a gap and a value without neighbors as a dot', () => {
  const lone = [{ ...(series[0] as LineSeries), points: manyWithGaps() }];
  const { container } = render(<LineChart headline="Gaps" subtitle="Percent" series={lone} />);
  expect(container.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(3);
  // The lone value and the last one: with so many places the others have no dot.
  expect(container.querySelectorAll('circle')).toHaveLength(2);
});

it('a line chart draws values of few cases hollow, and nothing without values', () => {
  const draw = (value: number | null) => {
    const points = [{ at: '2025', value, isSmall: true }];
    const lines = [{ ...(series[1] as LineSeries), points }];
    return render(<LineChart headline="Few" subtitle="Percent" series={lines} />).container;
  };
  expect(draw(3).querySelector('circle')?.getAttribute('class')).toContain('fill-paper');
  expect(draw(null).childElementCount).toBe(0);
});

it('a line chart dashes the way to a part of a year, whose dot is hollow', () => {
  const points = [2022, 2023, 2024].map((year) => ({
    at: String(year),
    value: year % 10,
    isPart: year === 2024,
  }));
  const lines = [{ ...(series[0] as LineSeries), points }];
  const { container } = render(<LineChart headline="Part" subtitle="Percent" series={lines} />);
  const [whole, part] = container.querySelectorAll('path');
  expect([whole, part].map((path) => path?.getAttribute('d')?.match(/[ML]/g)?.join(''))).toEqual([
    'ML',
    'ML',
  ]);
  expect([whole, part].map((path) => path?.hasAttribute('stroke-dasharray'))).toEqual([
    false,
    true,
  ]);
  const hollow = [...container.querySelectorAll('circle')].map(({ classList }) =>
    classList.contains('fill-paper'),
  );
  expect(hollow).toEqual([false, false, true]);
});

/** Twenty days: a gap, a lone value, a gap, and the rest. */
function manyWithGaps() {
  return Array.from({ length: 20 }, (_, at) => ({
    at: `2026-01-${String(at + 1).padStart(2, '0')}`,
    value: at === 5 || at === 7 ? null : at,
  }));
}

const multiples = (
  <SmallMultiples
    headline="Three countries"
    subtitle="Percent"
    series={[seriesOf('A', [1, 2, 3]), seriesOf('B', []), seriesOf('C', [10, null, 20])]}
  />
);
const panel = (at: number) => document.querySelector(`[data-row="${at}"]`);
/** Of the newest value. */
const heightIn = (at: number) =>
  panel(at)?.querySelector('[data-plot] > circle[data-crosshair]')?.getAttribute('cy');

it('a set of small multiples has a panel a series with the same scale, and says where a series has no values', () => {
  render(multiples);
  expect([heightIn(0), heightIn(2)]).toEqual(['85%', '0%']);
  expect(panel(1)?.textContent).toContain('no figure');
});

it('a set of small multiples gives each panel a scale of its own where measures differ by a factor', () => {
  render(
    <SmallMultiples
      headline="Clicks and impressions"
      scales="own"
      series={[seriesOf('A', [5, 10]), seriesOf('C', [500, 1000])]}
    />,
  );
  // Both end at the top of their own scale.
  expect([heightIn(0), heightIn(1)]).toEqual(['0%', '0%']);
  screen.getByRole('application', {
    name: 'Clicks and impressions. 2 line charts with the same time axis.',
  });
  const plot = panel(1)?.querySelector('[data-plot]') as Element;
  fireEvent.pointerMove(plot, { clientX: 990, clientY: 0, pointerType: 'mouse' });
  expect(said()).toBe('C, 2023: 1,000');
  expect(panel(0)?.textContent).toMatch(/^A102023/);
});

it('a set of small multiples shows the values of one place in every panel', () => {
  render(multiples);
  const plot = panel(0)?.querySelector('[data-plot]') as Element;
  fireEvent.pointerMove(plot, { clientX: 10, clientY: 50, pointerType: 'mouse' });
  expect(said()).toBe('A, 2022: 1');
  expect(panel(0)?.textContent).toMatch(/^A12022/);
  expect(panel(2)?.textContent).toMatch(/^C102022/);
});

it('a set of small multiples is read with arrow keys, over panels without values', () => {
  render(multiples);
  press('ArrowRight');
  expect(said()).toBe('A, 2024: 3');
  press('ArrowDown');
  expect(said()).toBe('C, 2024: 20');
  press('ArrowLeft');
  expect(said()).toBe('C, 2022: 10');
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

function ranges(rows: readonly RangeRow[]) {
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
const bars = (container: Element) => [
  ...container.querySelectorAll('[data-row] rect[height="12"]'),
];

it('a range chart draws the middle half at its share of the axis, with the three figures written at it', () => {
  const { container } = render(ranges([engineer]));
  const [bar] = bars(container);
  expect([bar?.getAttribute('x'), bar?.getAttribute('width')]).toEqual(['23%', '31%']);
  const texts = [...container.querySelectorAll('[data-row] text')].map((text) => text.textContent);
  expect(texts).toEqual(['$174K', '$146K', '$208K']);
});

it('a range chart draws a range without width as a dot: a narrow bar would look like agreement', () => {
  const { container } = render(ranges([point]));
  expect(bars(container)).toEqual([]);
  expect(container.querySelectorAll('[data-row] circle')).toHaveLength(1);
  screen.getByText('All at one figure');
  expect(screen.queryByText('Middle half')).toBeNull();
});

it('a range chart draws few cases hollow and explains hollow bars only where there is one', () => {
  const { rerender, container } = render(ranges([{ ...engineer, isSmall: true }]));
  expect(bars(container)[0]?.getAttribute('class')).toContain('fill-paper');
  screen.getByText('Few cases');
  rerender(ranges([engineer]));
  expect(screen.queryByText('Few cases')).toBeNull();
});

it('a range chart says why a row has no figures, in the drawing and in the table', () => {
  render(ranges([none, engineer]));
  expect(screen.getAllByText('Too few to show').length).toBeGreaterThan(3);
});

it('a range chart is read with arrow keys: figures of a row to the sides, rows up and down', () => {
  render(ranges([none, engineer, point]));
  fireEvent.focus(plot());
  expect(said()).toBe('AI Engineer, Median: $174,000');
  press('ArrowRight');
  expect(said()).toBe('AI Engineer, 75th percentile: $208,000');
  press('End');
  expect(said()).toBe('AI Engineer, 90th percentile: $237,000');
  press('ArrowDown');
  expect(said()).toBe('Prompt Engineer, 75th percentile: $175,000');
  press('ArrowUp', 'ArrowUp');
  expect(said()).toBe('AI Engineer, 75th percentile: $208,000');
});

it('a range chart writes the figure nearest to the pointer out in full', () => {
  const { container } = render(ranges([engineer, point]));
  const row = container.querySelector('[data-row="0"] [data-plot]') as Element;
  fireEvent.pointerMove(row, { clientX: 690, clientY: 30, pointerType: 'mouse' });
  expect(said()).toBe('AI Engineer, 90th percentile: $237,000');
  expect(container.querySelector('[data-crosshair] text')?.textContent).toBe(
    '90th percentile $237,000',
  );
});
