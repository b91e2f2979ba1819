import { expect, it } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

it('a redirect leads to another path of the site', () => {
  expect(redirectTarget('/blog/7', '/blog/a-post')).toBe('/blog/a-post');
});

it.each([
  ['//evil.example', /no path of the site/],
  ['https://evil.example', /no path of the site/],
  ['/\\evil.example', /no path of the site/],
  ['blog/a-post', /no path of the site/],
  ['/blog/a-post?x=1', /no path of the site/],
  ['/blog/a\r\nSet-Cookie: a=b', /no path of the site/],
  ['', /no path of the site/],
  ['/blog/7', /redirects to itself/],
])('a redirect never leads to %j', (location, message) => {
  expect(() => redirectTarget('/blog/7', location)).toThrow(message);
});
