import { expect, test } from 'vitest';
import { causeOf, scrub } from './scrub.ts';
import { stackFrames } from './stack-frames.ts';

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

const origin = 'https://www.example.com';
const post = { path: '/assets/mfe-blog/post-a1_B2-c3.js', line: 1, column: 2210 };

test.each([
  [
    'Chromium',
    `TypeError: boom\n    at t (${origin}${post.path}:1:2210)\n    at async ${origin}/blog/ada?q=1:3:4`,
  ],
  ['Firefox', `t@${origin}${post.path}:1:2210\nasync*@${origin}/blog/ada?q=1:3:4\n`],
  ['WebKit', `t@${origin}${post.path}:1:2210\nmap@[native code]\n${origin}/blog/ada?q=1:3:4`],
])('%s: the frames, and of a document no path', (_browser, stack) => {
  const document = { path: '/', line: 3, column: 4 };
  expect(stackFrames(stack, 'boom', origin)).toEqual([post, document]);
});

test('leaves out other hosts, extensions and evaluated code', () => {
  const stack = [
    'Error: boom',
    '    at x (chrome-extension://abc/inject.js:1:1)',
    '    at y (https://cdn.example/lib.js:1:1)',
    `    at eval (eval at t (${origin}${post.path}:9:9), <anonymous>:1:1)`,
    `    at new Foo (${origin}${post.path}:1:2210)`,
  ].join('\n');
  expect(stackFrames(stack, 'boom', origin)).toEqual([post]);
});

test('a message is no frame, whatever it says', () => {
  const message = `x\n    at t (${origin}/assets/shell/start-a1_B2-c3.js:1:1)`;
  const stack = `Error: ${message}\n    at t (${origin}${post.path}:1:2210)`;
  expect(stackFrames(stack, message, origin)).toEqual([post]);
});

test('a deep stack is cut at twenty', () => {
  expect(stackFrames(`t@${origin}${post.path}:1:2\n`.repeat(50), '', origin)).toHaveLength(20);
});
