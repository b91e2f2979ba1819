import { expect, it } from 'vitest';
import { signatureOf, similarity, wordsOf } from './text-signature';

const words = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `w${from + index}`);

const alike = (one: string[], other: string[], least?: number) =>
  similarity(signatureOf(one), signatureOf(other), least);

it('signatures estimate how much two texts share', () => {
  expect(alike(words(0, 100), words(0, 100))).toBe(1);
  expect(alike(words(0, 100), words(500, 100))).toBeLessThan(0.05);
  // 300 of 500 shingles in all are in both: Jaccard 0.6.
  const part = alike(words(0, 404), words(100, 404));
  expect(part).toBeGreaterThan(0.45);
  expect(part).toBeLessThan(0.75);
  expect(alike(words(0, 404), words(100, 404), 0.8)).toBe(0);
  // Too short to compare.
  expect(alike(words(0, 49), words(0, 49))).toBe(0);
});

it('words are in small letters, without marks', () => {
  expect(wordsOf('Pay: CAD 50,000 – Montréal!')).toEqual(['pay', 'cad', '50', '000', 'montréal']);
});
