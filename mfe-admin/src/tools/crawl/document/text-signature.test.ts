import { describe, expect, it } from 'vitest';
import { signatureOf, similarity, wordsOf } from './text-signature';

const words = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `w${from + index}`);

describe('signatures of texts', () => {
  it('are the same for the same words', () => {
    expect(similarity(signatureOf(words(0, 100)), signatureOf(words(0, 100)))).toBe(1);
  });

  it('have nothing in common for other words', () => {
    expect(similarity(signatureOf(words(0, 100)), signatureOf(words(500, 100)))).toBeLessThan(0.05);
  });

  it('estimate how much two texts share', () => {
    // 300 of 500 shingles in all are in both: Jaccard 0.6.
    const alike = similarity(signatureOf(words(0, 404)), signatureOf(words(100, 404)));
    expect(alike).toBeGreaterThan(0.45);
    expect(alike).toBeLessThan(0.75);
  });

  it('are empty for texts too short to compare', () => {
    expect(similarity(signatureOf(words(0, 49)), signatureOf(words(0, 49)))).toBe(0);
  });
});

describe('wordsOf', () => {
  it('gives words in small letters without marks', () => {
    expect(wordsOf('Pay: CAD 50,000 – Montréal!')).toEqual(['pay', 'cad', '50', '000', 'montréal']);
  });
});
