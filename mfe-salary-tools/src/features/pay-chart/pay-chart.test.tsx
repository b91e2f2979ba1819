// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { payBand } from '../../api/testing/pay-band';
import { PayChart } from './pay-chart';

afterEach(cleanup);

it('is a chart with a summary, and writes sample and figures of each role', () => {
  render(<PayChart bands={[payBand({ role: 'AI Engineer', n: 1263 })]} />);
  const chart = screen.getByRole('figure', { name: /1 role.*\$150,000 \(AI Engineer\)/ });
  const [row, ...others] = within(chart).getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(row?.textContent).toBe('AI Engineer1,263 postings$120K$150K$180K');
  const axis = [...chart.querySelectorAll('div[aria-hidden] text')].map((text) => text.textContent);
  expect(axis).toEqual(['$100K', '$150K', '$200K']);
  const range = within(chart).getByRole('img', { name: /\$120,000 to \$180,000.*\$150,000/ });
  expect(range.querySelector('rect')?.getAttribute('x')).toBe('20%');
  expect(range.querySelector('rect')?.getAttribute('width')).toBe('60%');
});

it('names what it does not draw', () => {
  render(<PayChart bands={[payBand(), payBand({ role: 'NLP Engineer', suppressed: true })]} />);
  expect(screen.getByText(/^Not drawn.*NLP Engineer\.$/)).toBeDefined();
});

it('explains hollow bars only where there is one', () => {
  const { rerender } = render(<PayChart bands={[payBand({ n: 50 })]} />);
  expect(screen.queryByText(/fewer than 50 postings/)).toBeNull();
  rerender(<PayChart bands={[payBand({ n: 49 })]} />);
  expect(screen.getByText(/fewer than 50 postings/)).toBeDefined();
  expect(screen.getByRole('img', { name: /fewer than 50 postings: \$120,000/ })).toBeDefined();
});

it('is left out where there is nothing to draw', () => {
  const { container } = render(<PayChart bands={[]} />);
  expect(container.childElementCount).toBe(0);
});
