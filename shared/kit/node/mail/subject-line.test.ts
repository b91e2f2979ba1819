import { expect, test } from 'vitest';
import { subjectLine } from './subject-line.ts';

test.each([
  ['an override of the direction', 'Invoice \u202Efdp.exe', 'Invoice fdp.exe'],
  ['isolates and marks', '\u2066a\u2069\u200E\u200F\u061Cb', 'ab'],
  ['characters of no width', 'pay\u200Bpal\u200D\u2060\uFEFF\u00AD', 'paypal'],
  ['control characters of both sets', 'a\u0000b\u0085c\u001B[31m', 'a b c [31m'],
  ['line ends of every kind', 'a\r\nBcc: b@c.example\u2028d\u2029e', 'a Bcc: b@c.example d e'],
  ['invisible tags', 'a\u{E0041}\u{E007F}b', 'ab'],
  ['half a character', 'a\uD83Db', 'ab'],
  ['a space that only the marks kept apart', 'a \u202E b', 'a b'],
])('a subject loses %s', (_, text, subject) => {
  expect(subjectLine(text)).toBe(subject);
});

test.each(['Zoë Łukasz 株式会社', 'שלום עולם', 'Rocket 🚀 GmbH'])(
  'a subject keeps %s as it is',
  (text) => expect(subjectLine(text)).toBe(text),
);

test('a long subject is cut between characters', () => {
  expect(subjectLine('x'.repeat(150))).toBe('x'.repeat(150));
  expect(subjectLine(`${'x'.repeat(148)}🚀🚀`)).toBe(`${'x'.repeat(148)}…`);
  expect(subjectLine(`${'x'.repeat(147)}🇨🇦🇨🇦`)).toBe(`${'x'.repeat(147)}…`);
});
