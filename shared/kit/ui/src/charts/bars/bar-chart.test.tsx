// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BarChart } from './bar-chart.tsx';

afterEach(cleanup);

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
