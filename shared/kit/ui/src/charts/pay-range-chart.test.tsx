// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PayRangeChart, payScale, type PayRange } from './pay-range-chart.tsx';

afterEach(cleanup);

const labels = {
  unit: 'Dollars a year',
  range: 'Middle half',
  smallRange: 'Few',
  median: 'Median',
};

function payRange(changes: Partial<PayRange> = {}): PayRange {
  const figures = { p25: 120_400, p50: 150_000, p75: 180_000 };
  return { key: 'a', label: 'AI Engineer', detail: '263 postings', ...figures, ...changes };
}

function chart(ranges: readonly PayRange[]) {
  return <PayRangeChart ranges={ranges} currency="USD" labels={labels} summary="Pay of roles" />;
}

const written = (element: Element) =>
  [...element.querySelectorAll('text')].map((text) => text.textContent);

it('is a list under its summary with the label and the number of cases of each range', () => {
  const second = payRange({ key: 'b', label: 'Data Scientist', detail: '70 postings' });
  render(chart([payRange(), second]));
  const figure = screen.getByRole('figure', { name: 'Pay of roles' });
  const rows = within(figure).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  within(rows[0] as HTMLElement).getByText('AI Engineer');
  within(rows[1] as HTMLElement).getByText('70 postings');
});

it('reads the figures out in full and shows them short at the range', () => {
  render(chart([payRange()]));
  const picture = screen.getByRole('img', {
    name: 'Middle half: $120,400 to $180,000. Median: $150,000.',
  });
  expect(written(picture)).toEqual(['$120K', '$150K', '$180K']);
});

it('draws all ranges on one axis', () => {
  const low = payRange({ p25: 110_000, p50: 120_000, p75: 130_000 });
  const high = payRange({ key: 'b', p25: 150_000, p50: 175_000, p75: 200_000 });
  const { container } = render(chart([low, high]));
  expect(written(container.querySelector('[aria-hidden] svg') as Element)).toEqual([
    '$100K',
    '$150K',
    '$200K',
  ]);
  const bars = screen.getAllByRole('img').map((picture) => picture.querySelector('rect'));
  expect(bars.map((bar) => [bar?.getAttribute('x'), bar?.getAttribute('width')])).toEqual([
    ['10%', '20%'],
    ['50%', '50%'],
  ]);
});

it('explains hollow bars only where there is one, and names it in the label of the range', () => {
  const { rerender } = render(chart([payRange()]));
  expect(screen.queryByText('Few')).toBeNull();
  rerender(chart([payRange({ isSmall: true })]));
  screen.getByText('Few');
  screen.getByRole('img', { name: /^Few: \$120,400/ });
});

it('is left out without ranges', () => {
  const { container } = render(chart([]));
  expect(container.childElementCount).toBe(0);
});

it.each([
  [
    'at lines where the round amounts are some',
    [123_250, 236_500],
    ['0%', '50%'],
    100_000,
    175_000,
  ],
  ['at half steps around the ranges', [130_290, 236_500], ['0%', '50%'], 125_000, 187_500],
  ['with a width even at one amount', [100_000, 100_000], ['0%', '50%'], 100_000, 125_000],
] as const)('begins and ends its axis %s', (_, [p25, p75], places, low, high) => {
  expect([low, high].map(payScale([{ p25, p75 }]).at)).toEqual(places);
});
