// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ChartFrame, type ChartText } from './chart-frame.tsx';

afterEach(cleanup);

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
