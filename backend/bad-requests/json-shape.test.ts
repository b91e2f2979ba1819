import { expect, test } from 'vitest';
import { jsonShape } from './refuse-early.ts';

test.each([
  ['', 0],
  ['{"a":[1,{"b":[]}],"c":{}}', 4],
  ['[]{}[]', 1],
  ['"[[["', 0],
  [String.raw`{"a":"\"[[[","b":"\\","c":[]}`, 2],
  [String.raw`\"[[["[`, 1],
  ['"[["[[[', 3],
  ['["[[', 3],
  [String.raw`"\"[[\"`, 2],
])('finds the nesting of %j outside of strings', (text, deepest) => {
  expect(jsonShape(text)).toEqual({ deepest, hasNul: false });
});

test.each([
  ['{"a":"\0"}', true],
  ['\0', true],
  [String.raw`{"a":"\u0000"}`, true],
  [String.raw`{"a":"\\\u0000"}`, true],
  [String.raw`{"a":"\"\u0000"}`, true],
  [String.raw`\u0000`, true],
  [String.raw`\\\u0000`, true],
  [String.raw`{"a":"\\u0000"}`, false],
  [String.raw`{"a":"\\\\u0000"}`, false],
  [String.raw`\\u0000`, false],
  [String.raw`{"a":"\u00001"}`, true],
  [String.raw`{"a":"\u0001\\"}`, false],
])('finds NUL in %j: %j', (text, hasNul) => {
  expect(jsonShape(text).hasNul).toBe(hasNul);
});

test('reads 6 MB of escaped quotes without an end', () => {
  expect(jsonShape(`"${String.raw`\"`.repeat(3_000_000)}`)).toEqual({ deepest: 0, hasNul: false });
});
