import { expect, it } from 'vitest';
import { clip } from './head-description';

it('leaves a text alone that fits, on one line', () => {
  expect(clip(' A  text\nthat fits ', 20)).toBe('A text that fits');
});

it('cuts between words and says so', () => {
  expect(clip('Pay in Canada, by province', 20)).toBe('Pay in Canada, by…');
  expect(clip('Pay in Canada, by province', 16)).toBe('Pay in Canada…');
  expect(clip('Pay in Canada, by', 14)).toBe('Pay in Canada…');
});

it('cuts a word that is too long for any line', () => {
  expect(clip('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`);
});

it('never leaves half a character', () => {
  const cut = clip('𝒜'.repeat(20), 10);
  expect(cut.isWellFormed()).toBe(true);
  expect(cut.length).toBeLessThanOrEqual(10);
});
