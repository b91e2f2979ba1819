import { expect, it } from 'vitest';
import { pagesWith } from './find-pages';

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
