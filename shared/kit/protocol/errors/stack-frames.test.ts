import { expect, test } from 'vitest';
import { stackFrames } from './stack-frames.ts';

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
