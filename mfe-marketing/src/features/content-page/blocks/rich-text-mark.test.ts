import { expect, it } from 'vitest';
import { plainText } from './rich-text-mark';

it('leaves the words of links and strong words, and drops the marks', () => {
  const text = 'Hire **one** [ML engineer](/hire-ml-engineers), or [two](/services/x).';
  expect(plainText(text)).toBe('Hire one ML engineer, or two.');
});

it('changes nothing in a text without marks', () => {
  expect(plainText('2 * 3 [sic] (6)')).toBe('2 * 3 [sic] (6)');
});
