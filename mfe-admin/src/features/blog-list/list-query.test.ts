import fc from 'fast-check';
import { expect, it } from 'vitest';
import { postStatuses } from '../../api/post';
import type { PostQuery } from '../../api/list-posts';
import { readListQuery, writeListQuery } from './list-query';

const query: fc.Arbitrary<PostQuery> = fc.record({
  status: fc.constantFrom(null, ...postStatuses),
  text: fc.string({ maxLength: 50 }).map((text) => text.trim()),
  sort: fc.constantFrom('updated', 'published', 'title'),
  page: fc.integer({ min: 1, max: 1e6 }),
});

it('an address leads to the list that it was written for', () => {
  fc.assert(
    fc.property(query, (wanted) => {
      expect(readListQuery(new URLSearchParams(writeListQuery(wanted).toString()))).toEqual(wanted);
    }),
  );
});

it('an address that means nothing gives the first page of everything', () => {
  const usual = { status: null, text: '', sort: 'updated', page: 1 };
  expect(readListQuery(new URLSearchParams('status=gone&sort=x&page=-1'))).toEqual(usual);
  expect(writeListQuery(readListQuery(new URLSearchParams())).toString()).toBe('');
});
