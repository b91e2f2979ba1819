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

it.each([
  ['Search', null, null],
  ['NEWS', null, 'taken'],
  ['NEWS', news, null],
  ['', null, 'missing'],
  ['x'.repeat(60), null, null],
  ['x'.repeat(61), null, 'long'],
])('says of the name "%s" for %j: %s', (name, own, problem) => {
  expect(nameProblem(name, [news], own)).toBe(problem);
});
