import { expect, it } from 'vitest';
import { nameProblem, replaced } from './use-segments';

const segment = (id: string, name: string) => ({ id, name, filters: { source: 'direct' } });
const news = segment('1', 'News');
const search = segment('2', 'Search');

it('adds, renames and takes out a segment, and keeps the order of names', () => {
  expect(replaced([search], null, news)).toEqual([news, search]);
  expect(replaced([news, search], search, segment('2', 'Google'))).toEqual([
    segment('2', 'Google'),
    news,
  ]);
  expect(replaced([news, search], news, null)).toEqual([search]);
  // What is undone in the meantime comes back once.
  expect(replaced([news, search], null, news)).toEqual([news, search]);
});

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
