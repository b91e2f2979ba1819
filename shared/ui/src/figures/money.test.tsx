import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Money, type MoneyProps } from './money.tsx';

const text = (props: MoneyProps) =>
  renderToStaticMarkup(<Money {...props} />).replace(/<[^>]+>/g, '');

describe('Money', () => {
  it('writes whole dollars and names the Canadian ones', () => {
    expect(text({ amount: 185000, currency: 'USD', per: 'year' })).toBe('$185,000 a year');
    expect(text({ amount: 150000, currency: 'CAD' })).toBe('CA$150,000');
  });

  it('writes a range', () => {
    expect(text({ amount: 150000, upTo: 180000, currency: 'USD' })).toBe('$150,000–$180,000');
  });
});
