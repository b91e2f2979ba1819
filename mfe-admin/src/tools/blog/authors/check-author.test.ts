import { expect, it } from 'vitest';
import { checkAuthor } from './check-author';

const robin = { slug: 'robin-example', name: 'Robin Example', title: '', bio: '' };
const fields = (changes: Partial<typeof robin>) =>
  Object.keys(checkAuthor({ ...robin, ...changes }));

it('a name and an address are enough', () => {
  expect(checkAuthor(robin)).toEqual({});
});

it.each([
  [{ name: ' ' }, ['name']],
  [{ name: 'x'.repeat(121) }, ['name']],
  [{ slug: '' }, ['slug']],
  [{ slug: 'Robin' }, ['slug']],
  [{ slug: 'a--b' }, ['slug']],
  [{ title: 'x'.repeat(121), bio: 'x'.repeat(601) }, ['title', 'bio']],
])('%j is refused for %j', (changes, problems) => {
  expect(fields(changes)).toEqual(problems);
});
