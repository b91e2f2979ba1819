// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BarChart } from './bar-chart';
import { LineChart } from './line-chart';

afterEach(cleanup);

it('draws lines with points at different days, and reads them with arrow keys', async () => {
  render(
    <LineChart
      label="Clicks by day"
      series={[
        { key: 'a', label: 'A', points: [{ x: '2026-11-02', y: 2 }] },
        {
          key: 'b',
          label: 'B',
          points: [
            { x: '2026-11-01', y: 1234567 },
            { x: '2026-11-02', y: null },
          ],
        },
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

it('draws bars from zero, with every value as text', () => {
  render(
    <BarChart
      label="By role"
      bars={[
        { key: 'a', label: 'AI engineering', value: 8 },
        { key: 'b', label: 'Data science', value: 2 },
        { key: 'c', label: 'Research', value: 0 },
      ]}
    />,
  );
  const items = [...screen.getByRole('list', { name: 'By role' }).children];
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'AI engineering8',
    'Data science2',
    'Research0',
  ]);
  expect(items.map((item) => item.querySelector('rect')?.getAttribute('width'))).toEqual([
    '100%',
    '25%',
    '0%',
  ]);
});
