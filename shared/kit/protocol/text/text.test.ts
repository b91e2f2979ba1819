import { expect, it, vi } from 'vitest';
import { cutText } from './cut-text.ts';
import fc from 'fast-check';
import { isStorable, storable, storableJson } from './storable-json.ts';
import { holdsWords, plainWords } from './plain-words.ts';
import { plainWordCases } from './testing/plain-word-cases.ts';
import { tidyText } from './tidy-text.ts';
import { writeCsv } from './write-csv.ts';

it.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab😀cd', 3, 'ab😀'],
  ['😀😀😀', 2, '😀😀'],
  ['😀😀', 2, '😀😀'],
  ['', 3, ''],
  ['Go 🇨🇦🇺🇸', 4, 'Go '],
  ['Go 🇨🇦🇺🇸', 6, 'Go 🇨🇦'],
  ['a👩‍👩‍👧b', 5, 'a'],
  ['a👩‍👩‍👧b', 6, 'a👩‍👩‍👧'],
  ['Zoe\u0308!', 3, 'Zo'],
  ['e\u0308\u0301\u0300', 2, 'e\u0308'],
])('of %j the first %i characters are %j', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});

it('a text is cut by UTF-16 units where another system counts them', () => {
  expect(cutText('😀😀😀', 5, 'units')).toBe('😀😀');
  expect(cutText('a🇨🇦🇺🇸', 6, 'units')).toBe('a🇨🇦');
});

it('a browser that knows no characters as people see them cuts between code points', () => {
  vi.stubGlobal('Intl', {});
  expect(cutText('Go 🇨🇦🇺🇸', 4)).toBe('Go 🇨');
  vi.unstubAllGlobals();
});

it.each([
  [String.raw`"Ann\ud800"`, 'Ann\uFFFD'],
  [String.raw`"\uDC00Ann"`, '\uFFFDAnn'],
  [String.raw`"\ud83d\ude00"`, '😀'],
  [String.raw`"\ud83d\ud83d\ude00"`, '\uFFFD😀'],
  [String.raw`"\ude00\ud83d"`, '\uFFFD\uFFFD'],
  [String.raw`"a\u0000b"`, 'a\uFFFDb'],
  [String.raw`"\u00001"`, '\uFFFD1'],
  [String.raw`"\\ud800 \\u0000"`, String.raw`\ud800 \u0000`],
  [String.raw`"\\\ud800"`, '\\\uFFFD'],
  [String.raw`{"\ud800":[{"a":"\u0000"}]}`, { '\uFFFD': [{ a: '\uFFFD' }] }],
  ['"\u0001 \uFFFD Zoë 😀"', null],
])('of %s is read what can be stored', (json, value) => {
  const text = storableJson(json);
  if (value === null) expect(text).toBe(json);
  else expect(JSON.parse(text)).toEqual(value);
});

it('makes any value storable, and changes none that is', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\\', 'u', '\0', '\ud800', '\udc00', '😀') });
  fc.assert(
    fc.property(text, (given) => {
      const kept = given.toWellFormed().replaceAll('\0', '\uFFFD');
      expect(storable({ [given]: [given] })).toEqual({ [kept]: [kept] });
      expect(isStorable([given])).toBe(kept === given);
    }),
  );
});

it('reads 6 MB of backslashes without an end', () => {
  const json = '\\'.repeat(6_000_000);
  expect(storableJson(json)).toBe(json);
});

it.each([
  ['marks of direction', '\u202AAnn\u202C \u2066Lee\u2069\u200E\u200F\u061C', 'Ann Lee'],
  ['an override of the direction', 'Invoice \u202Efdp.exe', 'Invoice fdp.exe'],
  ['characters of no width', 'pay\u200Bpal\u2060\uFEFF\u00AD', 'paypal'],
  ['joiners at the edge of a word', '\u200DAnn\u200C \u200DLee', 'Ann Lee'],
  ['joiners that join joiners', 'a\u200D\u200C\u200D\u200C\u200Db', 'ab'],
  ['invisible tags', 'a\u{E0041}\u{E007F}b', 'ab'],
  ['letters without a shape', '\u3164\u115F\uFFA0', ''],
  ['selectors without a character', '\uFE0F\uFE0F', ''],
])('tidied text removes %s', (_, text, tidied) => {
  expect(tidyText(text)).toBe(tidied);
});

it('tidied text has plain spaces', () => {
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
])('tidied text keeps %s', (text) => {
  expect(tidyText(text)).toBe(text);
});

it('an exported file has a mark for Excel, CRLF between rows, and quotes around what needs them', () => {
  const rows = [
    ['a', 'b, c', null, -4.5],
    ['say "hi"', 'two\nlines', true, 'Zoë'],
  ];
  const text = 'a,"b, c",,-4.5\r\n"say ""hi""","two\nlines",true,Zoë\r\n';
  expect(writeCsv(rows)).toBe(`\uFEFF${text}`);
  expect(writeCsv(rows, 'program')).toBe(text);
});

it.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['  =1+1', "'  =1+1"],
  ["'x", "''x"],
  ['\tx', `"'\tx"`],
  ['\r=1', `"'\r'=1"`],
  ['Roles:\n=1+1\r\n- one', `"Roles:\n'=1+1\r\n'- one"`],
  ['a;=1+1', `"a;'=1+1"`],
  ['a\t@SUM(A1)', `"a\t'@SUM(A1)"`],
  ['a; "=1+1"', `"a;' ""=1+1"""`],
  ['1-2; x = y, =z', '"1-2; x = y, =z"'],
  ['a-b+c', 'a-b+c'],
])('an exported cell has no part that a spreadsheet runs: %j', (cell, written) => {
  expect(writeCsv([[cell]], 'program')).toBe(`${written}\r\n`);
});

it.each(plainWordCases)('the words of %j are %j', (text, words) => {
  expect(plainWords(text)).toBe(words);
});

it.each([
  ['Smith-Jones & Söhne', 'smith jones', true],
  ['Smith-Jones & Söhne', 'smithjones', true],
  ['Smith-Jones & Söhne', 'sohne SMITH', true],
  ['O’Donnell', "o'don", true],
  ['C++ engineer', 'c++', true],
  ['Counsel', 'c++', false],
  ['Smith', 'smith jones', false],
  ['Smith', ' ', true],
])('whether %j holds the words of %j: %s', (text, typed, isHeld) => {
  expect(holdsWords(text, typed)).toBe(isHeld);
});
