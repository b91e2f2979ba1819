// @vitest-environment jsdom
import { clocks } from '@talent/content/clocks';
import { renderPage } from '@talent/testing/render-page';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ClocksBlock, placeOfDay } from './clocks-block';

it('says each clock in words and draws it on one axis, without inline styles', () => {
  const { container } = renderPage(() => <ClocksBlock clocks={clocks} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Shortlist',
    'Interviews',
    'Placement',
    'Support',
  ]);
  screen.getByText('72 hours on average');
  screen.getByText('2-4 weeks');
  screen.getByText('6 months');
  expect(container.querySelectorAll('rect')).toHaveLength(4);
  expect(container.querySelectorAll('svg:not([aria-hidden])')).toHaveLength(0);
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});

it('begins each bar where the one before it ends, and ends at the edge', () => {
  const bars = clocks.map(({ fromDay, toDay }) => [placeOfDay(fromDay), placeOfDay(toDay)]);
  expect(bars[0]?.[0]).toBe(0);
  expect(bars.at(-1)?.[1]).toBe(100);
  for (const [index, [from = 0, to = 0]] of bars.entries()) {
    expect(to - from).toBeGreaterThan(3);
    if (index > 0) expect(from).toBe(bars[index - 1]?.[1]);
  }
});
