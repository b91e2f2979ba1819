import { expect, it, test } from 'vitest';
import { pagesWith } from './find-pages';
import { matchCommand } from '../match-command';

const paths = ['/', '/hire-ml-engineers', '/blog/how-to-hire', '/ai-ml-salary-data', '/blog'];

it.each([
  ['hire', ['/hire-ml-engineers', '/blog/how-to-hire']],
  ['ml engineers', ['/hire-ml-engineers']],
  ['/blog', ['/blog', '/blog/how-to-hire']],
  ['salary data', ['/ai-ml-salary-data']],
  ['nothing', []],
])('%s finds %j', (text, found) => {
  expect(pagesWith(text, paths).map(({ to }) => to)).toEqual(found);
});

it('names at most six', () => {
  const many = Array.from({ length: 20 }, (_, index) => `/blog/post-${index}`);
  expect(pagesWith('post', many)).toHaveLength(6);
});

test('words are found with and without accents, hyphens and apostrophes', () => {
  for (const typed of ['équipe', 'equipe', 'lequipe', 'smithjones', 'smith-jones', 'SMITH jones']) {
    expect(matchCommand(typed, ['L’équipe Smith-Jones']), typed).toBeGreaterThan(0);
  }
});

const keywords = ['Import jobs from a file', 'Job import'];

test.each([
  ['import jobs', 1],
  ['IMP', 1],
  ['jobs file', 0.8],
  ['mport', 0.5],
  ['job', 0.8],
])('%s fits with %d', (typed, score) => {
  expect(matchCommand(typed, keywords)).toBe(score);
});

test.each(['ijf', 'import posts', 'sal'])('%s does not fit', (typed) => {
  expect(matchCommand(typed, keywords)).toBe(0);
});

test('nothing typed fits everything', () => {
  expect(matchCommand('', keywords)).toBe(1);
});
