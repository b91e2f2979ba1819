import { expect, it } from 'vitest';
import { formatPostings } from './format-postings';

it('counts one posting and many', () => {
  expect(formatPostings(1)).toBe('1 range');
  expect(formatPostings(2132)).toBe('2,132 ranges');
});
