import { describe, expect, it } from 'vitest';
import { parsePath } from './parse-path.ts';

describe('parsing a path', () => {
  it('gives decoded segments and one spelling', () => {
    expect(parsePath('/')).toEqual({ segments: [], path: '/', trailingSlash: false });
    expect(parsePath('/blog/caf%C3%A9')).toEqual({
      segments: ['blog', 'café'],
      path: '/blog/caf%C3%A9',
      trailingSlash: false,
    });
    expect(parsePath('/%61bout/')).toEqual({
      segments: ['about'],
      path: '/about',
      trailingSlash: true,
    });
  });

  it.each([
    '//evil.example',
    '//evil.example/',
    '/a//b',
    '/about//',
    '/%',
    '/%E0%A4%A',
    '/..%2f..%2fetc',
    '/a/%2e%2e/b',
    '/a%5Cb',
    '/a%00',
  ])('refuses %s', (path) => {
    expect(parsePath(path)).toBeNull();
  });
});
