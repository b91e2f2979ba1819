import { expect, it } from 'vitest';
import { fillPattern, matchRanked, rankPatterns } from './match-pattern.ts';
import { parsePath } from './parse-path.ts';

function match(patterns: string[], ...segments: string[]) {
  const hit = matchRanked(rankPatterns(patterns.map((pattern) => ({ pattern }))), segments);
  return hit && [hit.item.pattern, hit.params];
}

it('matching prefers static segments to dynamic ones, whatever the order', () => {
  expect(match(['/blog/:slug', '/blog/archive'], 'blog', 'archive')).toEqual(['/blog/archive', {}]);
  expect(match(['/blog/:slug', '/blog/archive'], 'blog', 'post')).toEqual([
    '/blog/:slug',
    { slug: 'post' },
  ]);
  expect(match(['/:a/:b/edit', '/blog/:slug/edit'], 'blog', 'x', 'edit')).toEqual([
    '/blog/:slug/edit',
    { slug: 'x' },
  ]);
});

it('matching keeps the declared order among equals', () => {
  expect(match(['/blog/:slug', '/blog/:id'], 'blog', '7')).toEqual(['/blog/:slug', { slug: '7' }]);
});

it('matching fits whole paths only', () => {
  expect(match(['/'])).toEqual(['/', {}]);
  expect(match(['/', '/about'], 'about', 'us')).toBeNull();
  expect(match(['/about'], 'About')).toBeNull();
  expect(match(['/feed.xml'], 'feed.xml')).toEqual(['/feed.xml', {}]);
});

it('filling a pattern fills parameters in, encoded so that they stay one segment', () => {
  expect(fillPattern('/blog/:slug', { slug: 'a/b c' })).toBe('/blog/a%2Fb%20c');
  expect(fillPattern('/blog', { slug: 'x' })).toBe('/blog');
});

it('parsing a path gives decoded segments and one spelling', () => {
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
])('parsing a path refuses %s', (path) => {
  expect(parsePath(path)).toBeNull();
});
