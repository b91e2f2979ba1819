// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FactTiles } from './fact-tiles';
import { countFact } from './facts';
import { LineChart, StackedLines } from './line-chart';

afterEach(cleanup);

const points = (...values: (number | null)[]) =>
  values.map((value, day) => ({ at: `2026-11-0${day + 1}`, value }));

it('draws lines with points at different days, and reads them with arrow keys', async () => {
  render(
    <LineChart
      label="Clicks by day"
      series={[
        { key: 'a', label: 'A', points: [{ at: '2026-11-02', value: 2 }] },
        { key: 'b', label: 'B', points: points(1234567, null) },
      ]}
    />,
  );
  const plot = await screen.findByRole('application', {
    name: 'Clicks by day. Line chart of 2 lines.',
  });
  fireEvent.focus(plot);
  expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe(
    'B, 2026-11-01: 1,234,567',
  );
  expect([...document.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    '2026-11-022no figure',
    '2026-11-01no figure1,234,567',
  ]);
});

it('draws measures of different size in charts of their own with one time axis', async () => {
  render(
    <StackedLines
      label="Search"
      series={[
        { key: 'clicks', label: 'Clicks', points: points(1, 2) },
        { key: 'impressions', label: 'Impressions', points: points(1000, 2000) },
      ]}
    />,
  );
  await screen.findByRole('application', {
    name: 'Search. 2 line charts with the same time axis.',
  });
});

const count = (value: number, before: number, normal: number[]) =>
  countFact({ label: 'New', value, before, normal, format: String });

it('shows a count with its change and what is normal', () => {
  const facts = [count(15, 10, [4, 12, 8, 10]), { label: 'Role', figure: 'n/a', note: 'Too few' }];
  render(<FactTiles facts={facts} />);
  screen.getByText('+5 (+50%) vs. the week before');
  screen.getByText('Normal: 4 to 12 (last 4 weeks)');
  screen.getByText('Outside of the normal range');
  screen.getByText('Too few');
});

it('says nothing of what is normal after three weeks, and nothing in percent of a small number', () => {
  const change = '−1 vs. the week before';
  const shown = { label: 'New', figure: '3', change, normal: undefined };
  expect(count(3, 4, [1, 2, 4])).toEqual(shown);
});
