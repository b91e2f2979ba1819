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

  it('keeps the cents of an hourly rate', () => {
    expect(text({ amount: 92.5, currency: 'USD', per: 'hour' })).toBe('$92.50 an hour');
  });

  it('shortens for charts', () => {
    expect(text({ amount: 185400, currency: 'USD', compact: true })).toBe('$185K');
  });
});
