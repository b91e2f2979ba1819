import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isStorable, storable, storableJson } from './storable-json.ts';

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
