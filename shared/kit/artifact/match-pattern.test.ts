import { describe, expect, it } from 'vitest';
import { fillPattern, matchRanked, rankPatterns } from './match-pattern.ts';

function match(patterns: string[], ...segments: string[]) {
  const hit = matchRanked(rankPatterns(patterns.map((pattern) => ({ pattern }))), segments);
  return hit && [hit.item.pattern, hit.params];
}

describe('matching patterns', () => {
  it('prefers static segments to dynamic ones, whatever the order', () => {
    expect(match(['/blog/:slug', '/blog/archive'], 'blog', 'archive')).toEqual([
      '/blog/archive',
      {},
    ]);
    expect(match(['/blog/:slug', '/blog/archive'], 'blog', 'post')).toEqual([
      '/blog/:slug',
      { slug: 'post' },
    ]);
    expect(match(['/:a/:b/edit', '/blog/:slug/edit'], 'blog', 'x', 'edit')).toEqual([
      '/blog/:slug/edit',
      { slug: 'x' },
    ]);
  });

  it('keeps the declared order among equals', () => {
    expect(match(['/blog/:slug', '/blog/:id'], 'blog', '7')).toEqual([
      '/blog/:slug',
      { slug: '7' },
    ]);
  });

  it('fits whole paths only', () => {
    expect(match(['/'])).toEqual(['/', {}]);
    expect(match(['/', '/about'], 'about', 'us')).toBeNull();
    expect(match(['/about'], 'About')).toBeNull();
    expect(match(['/feed.xml'], 'feed.xml')).toEqual(['/feed.xml', {}]);
  });

  it('fills parameters in, encoded so that they stay one segment', () => {
    expect(fillPattern('/blog/:slug', { slug: 'a/b c' })).toBe('/blog/a%2Fb%20c');
    expect(fillPattern('/blog', { slug: 'x' })).toBe('/blog');
  });
});
