import { expect, it } from 'vitest';
import { nameProblem } from './name-problem';

const news = { id: '1', name: 'News', filters: { source: 'newsletter' } };

it('takes a name that no other segment has, whatever its case', () => {
  expect(nameProblem('Search', [news], null)).toBeNull();
  expect(nameProblem('NEWS', [news], null)).toBe('taken');
  expect(nameProblem('NEWS', [news], news)).toBeNull();
});

it('asks for a name of at most 60 characters', () => {
  expect(nameProblem('', [], null)).toBe('missing');
  expect(nameProblem('x'.repeat(60), [], null)).toBeNull();
  expect(nameProblem('x'.repeat(61), [], null)).toBe('long');
});
