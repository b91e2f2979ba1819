import { expect, it } from 'vitest';
import { assertEmbed, redirectTarget, assertResourceType } from './assert-embed.ts';

it('a redirect leads to another path of the site', () => {
  expect(redirectTarget('/blog/7', '/blog/a-post')).toBe('/blog/a-post');
  for (const location of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'blog/a-post',
    '/blog/a-post?x=1',
    '/blog/a\r\nSet-Cookie: a=b',
    '',
  ]) {
    expect(() => redirectTarget('/blog/7', location)).toThrow(/no path of the site/);
  }
  expect(() => redirectTarget('/blog/7', '/blog/7')).toThrow(/redirects to itself/);
});

it('a resource is a feed, data or an icon', () => {
  for (const type of [
    'application/rss+xml; charset=utf-8',
    'application/feed+json',
    'text/plain;charset=utf-8',
    'text/csv',
  ]) {
    expect(() => assertResourceType('/feed.xml', type), type).not.toThrow();
  }
  for (const type of [
    'text/html',
    'application/xhtml+xml',
    'image/svg+xml',
    'text/javascript',
    'text/plain\r\nSet-Cookie: a=b',
    'text/plain; charset=utf-16',
    '',
  ]) {
    expect(() => assertResourceType('/feed.xml', type), type).toThrow(/no resource may have/);
  }
});

const check =
  (body: string, type = 'text/html; charset=utf-8') =>
  () =>
    assertEmbed('/e', type, body);

it('an embed may have one style element, a drawing, and links to anywhere', () => {
  const body =
    '<!doctype html><style>p{color:red}</style><svg><path d="M0 0"/></svg>' +
    '<p>on = 1, src = 2, style = 3</p><a href="https://www.example.com/" rel="noopener">Data</a>';
  expect(check(body)).not.toThrow();
});

it.each([
  ['a script', '<script>1</script>'],
  ['a script', '<svg onload="x"></svg>'],
  ['a script', '<a href="javascript:alert(1)">x</a>'],
  ['a file to load', '<link rel="stylesheet" href="/a.css">'],
  ['a file to load', '<img alt="" src="https://tracker.example/a.gif">'],
  ['a file to load', '<iframe></iframe>'],
  ['a form', '<form></form>'],
  ['an inline style', '<p style="color:red">x</p>'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example">'],
  ['a second style element', '<style></style><p>x</p><style></style>'],
])('an embed never has %s: %s', (what, body) => {
  expect(check(body)).toThrow(`/e has ${what}, which no embed may have.`);
});

it.each(['text/html', 'image/svg+xml', 'application/json'])('an embed is never %s', (other) => {
  expect(check('<p>x</p>', other)).toThrow(/which no embed may have/);
});
