import { expect, test } from 'vitest';
import { causeOf, scrub } from './scrub.ts';

test.each([
  ['no user ada@company.example', 'no user <email>'],
  ['mailto:ada.b+c@company.example failed', 'mailto:<email> failed'],
  [
    'Unexpected token \'A\', "Ada Lovelace" is not valid JSON',
    'Unexpected token \'A\', "…" is not valid JSON',
  ],
  [
    "Cannot read properties of undefined (reading 'salary')",
    "Cannot read properties of undefined (reading 'salary')",
  ],
  ['“Ada” or “Lovelace', '"…" or "…"'],
  ['a@@b.example, ada@b@c', 'a@@b.example, <email>@c'],
  ["nobody is called 'Ada Lovelace'", "nobody is called '…'"],
  ['call +1 (555) 123-4567 back', 'call <number> back'],
  ['line 1234 is fine', 'line 1234 is fine'],
  ['GET https://a.example/b/c?email=ada#x failed', 'GET https://a.example/b/c failed'],
  ['at /jobs?name=ada', 'at /jobs'],
  ['two\nlines   of it', 'two lines of it'],
])('of "%s" is kept "%s"', (message, kept) => {
  expect(scrub(message)).toBe(kept);
});

test('a long message is cut', () => {
  expect(scrub('x y '.repeat(500))).toHaveLength(200);
});

test('numbers and hashes of files do not make another cause', () => {
  expect(causeOf('Cannot load /assets/mfe-blog/post-a1_B2-c3.js, try 2')).toBe(
    'Cannot load /assets/mfe-blog/post.js, try #',
  );
  expect(causeOf('row 4 of 0123456789abcdef')).toBe('row # of #');
});

test('a message is cut between characters', () => {
  expect(scrub(`E ${'x'.repeat(197)}😀 and more`)).toBe(`E ${'x'.repeat(197)}😀`);
  expect(scrub('😀'.repeat(600))).toBe('😀'.repeat(200));
});
