// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ScoreMeter } from './score-meter.tsx';
import { BarChart } from './bars/bar-chart.tsx';
import { ChartFrame, type ChartText } from './frame/chart-frame.tsx';

afterEach(cleanup);

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

const draw = () =>
  render(
    <BarChart
      label="By role"
      bars={[
        { key: 'a', label: 'Computer vision engineering and research', value: 8 },
        { key: 'b', label: 'Data science', value: 2 },
        { key: 'c', label: 'Research', value: 0 },
      ]}
    />,
  );

it('draws bars from zero, with every name and value as text', () => {
  draw();
  const items = [...screen.getByRole('list', { name: 'By role' }).children];
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Computer vision engineering and research8',
    'Data science2',
    'Research0',
  ]);
  expect(items.map((item) => item.querySelector('rect')?.getAttribute('width'))).toEqual([
    '100%',
    '25%',
    '0%',
  ]);
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
