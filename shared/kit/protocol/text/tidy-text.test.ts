import { expect, it } from 'vitest';
import { tidyText } from './tidy-text.ts';

it.each([
  ['marks of direction', '\u202AAnn\u202C \u2066Lee\u2069\u200E\u200F\u061C', 'Ann Lee'],
  ['an override of the direction', 'Invoice \u202Efdp.exe', 'Invoice fdp.exe'],
  ['characters of no width', 'pay\u200Bpal\u2060\uFEFF\u00AD', 'paypal'],
  ['joiners at the edge of a word', '\u200DAnn\u200C \u200DLee', 'Ann Lee'],
  ['joiners that join joiners', 'a\u200D\u200C\u200D\u200C\u200Db', 'ab'],
  ['invisible tags', 'a\u{E0041}\u{E007F}b', 'ab'],
  ['letters without a shape', '\u3164\u115F\uFFA0', ''],
  ['selectors without a character', '\uFE0F\uFE0F', ''],
])('removes %s', (_, text, tidied) => {
  expect(tidyText(text)).toBe(tidied);
});

it('has plain spaces', () => {
  expect(tidyText('a\u00A0b\u202Fc\u3000d\u2007e\u2800f')).toBe('a b c d e f');
});

it.each([
  'می\u200Cخواهم',
  'क्\u200Dष',
  '👩🏽\u200D💻',
  '❤\uFE0F\u200D🔥',
  '👨\u200D👩\u200D👧\u200D👦',
  '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  '#\uFE0F\u20E3',
  '葛\u{E0100}',
  'Zoë Łukasz 株式会社 שלום',
])('keeps %s', (text) => {
  expect(tidyText(text)).toBe(text);
});
