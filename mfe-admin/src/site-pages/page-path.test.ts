import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPagePath } from './page-path';

const origin = 'https://www.example.com';

describe('readPagePath', () => {
  it.each([
    ['/', '/'],
    ['  /about ', '/about'],
    ['/blog/a?topic=x#part', '/blog/a?topic=x'],
    ['/a/../b', '/b'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['/löhne', '/l%C3%B6hne'],
  ])('takes %s', (entered, path) => {
    expect(readPagePath(entered, origin)).toEqual({ status: 'valid', path });
  });

  it.each([
    '',
    'about',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a\\b',
    '/.//evil.example',
    '/a/..//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\0',
    '/a b',
    'http://www.example.com/',
    'https://evil.example/',
    'https:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '@evil.example/',
  ])('refuses %j', (entered) => {
    expect(readPagePath(entered, origin)).toEqual({ status: 'invalid' });
  });

  it('never lets anything through that a browser would take for another origin', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '../features',
      '//',
      ':',
      '@',
      '\t',
      '?',
      '#',
      '%2f',
      'evil.example',
      'http',
    );
    const entered = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => `/${pieces.join('')}`),
    );
    fc.assert(
      fc.property(entered, (text) => {
        const read = readPagePath(text, origin);
        if (read.status === 'invalid') return;
        expect(read.path.startsWith('/')).toBe(true);
        expect(new URL(read.path, origin).origin).toBe(origin);
      }),
      { numRuns: 2000 },
    );
  });
});
