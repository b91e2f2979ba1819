// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { payBand } from '../../api/testing/pay-band';
import { PayChart } from './pay-chart';

afterEach(cleanup);

it('is one picture with a summary, and writes the figures at the range', () => {
  render(<PayChart bands={[payBand({ role: 'AI Engineer' })]} />);
  const picture = screen.getByRole('img', { name: /1 role.*\$150,000 \(AI Engineer\)/ });
  const labels = [...picture.querySelectorAll('text')].map((text) => text.textContent);
  expect(labels).toEqual(['$100K', '$150K', '$200K', '$120K', '$150K', '$180K']);
  expect(picture.querySelector('rect')?.getAttribute('x')).toBe('20%');
  expect(picture.querySelector('rect')?.getAttribute('width')).toBe('60%');
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
});

it('is left out where there is nothing to draw', () => {
  const { container } = render(<PayChart bands={[]} />);
  expect(container.childElementCount).toBe(0);
});
