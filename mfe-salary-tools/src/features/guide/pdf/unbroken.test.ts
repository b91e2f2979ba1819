import { expect, it } from 'vitest';
import { unbroken } from './unbroken';

it.each([
  ['a sample', 'is high (n = 2,475) here', 'is high (n\u00A0=\u00A02,475) here'],
  ['a counted noun', 'With 2,475 ranges it is', 'With 2,475\u00A0ranges it is'],
  ['a factor', 'rises to 1.4 times as much', 'rises to 1.4\u00A0times as much'],
  ['a day', 'on November 21, 2026 we', 'on November\u00A021,\u00A02026 we'],
  ['a month', 'earned in May 2025.', 'earned in May\u00A02025.'],
  ['a code', '(SOC 15-2051) earned', '(SOC\u00A015-2051) earned'],
])('keeps %s on one line', (_, text, expected) => {
  expect(unbroken(text)).toBe(expected);
});

it('leaves other text alone, and a text that is whole already', () => {
  const text = 'May we ask? In 2025 pay rose, and 12 people said so.';
  expect(unbroken(text)).toBe(text);
  expect(unbroken(unbroken('(n = 18)'))).toBe('(n\u00A0=\u00A018)');
});
