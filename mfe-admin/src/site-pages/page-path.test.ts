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
});
