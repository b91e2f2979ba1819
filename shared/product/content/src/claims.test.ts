import { expect, it } from 'vitest';
import { claims } from './claims';

it('claims the figures of the specification and no others', () => {
  expect(Object.values(claims).map(({ key, value, figure }) => [key, value, figure])).toEqual([
    ['average-shortlist', 72, '72h'],
    ['interview-pass', 92, '92%'],
    ['countries-covered', 30, '30+'],
    ['upfront-fees', 0, 'No'],
    ['placement-weeks', 4, '2-4 weeks'],
    ['urgent-placement', 10, '7-10 days'],
    ['support', 6, '6 months'],
    ['placements', 300, '300+'],
    ['vetted-engineers', 1000, '1000+'],
    ['newsletter-readers', 10_000, '10,000+'],
    ['salary-companies', 500, '500+'],
  ]);
});
