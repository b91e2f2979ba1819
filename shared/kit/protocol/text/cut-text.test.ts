import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab😀cd', 3, 'ab😀'],
  ['😀😀😀', 2, '😀😀'],
  ['😀😀', 2, '😀😀'],
  ['', 3, ''],
])('of %j the first %i characters are %j', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});
