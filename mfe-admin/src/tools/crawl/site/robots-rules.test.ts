import { describe, expect, it } from 'vitest';
import { isAllowed, readRobots } from './robots-rules';

const rules = readRobots(`
# A comment
User-agent: Somebot
Disallow: /

User-agent: Other
User-Agent: *
Disallow: /private   # staff
Allow: /private/open
Disallow: /*.pdf$
Disallow:

Sitemap: https://www.example.com/sitemap.xml
`);

describe('robots.txt', () => {
  it.each(['/', '/privately-not'.slice(0, 5), '/private/open/x', '/a.pdf/x'])(
    'allows %s',
    (path) => {
      expect(isAllowed(path, rules)).toBe(true);
    },
  );

  it.each(['/private', '/private/x', '/privately', '/a/b.pdf'])('refuses %s', (path) => {
    expect(isAllowed(path, rules)).toBe(false);
  });

  it('names sitemaps', () => {
    expect(rules.sitemaps).toEqual(['https://www.example.com/sitemap.xml']);
  });

  it('lets the longest rule decide, and of two as long the one that allows', () => {
    const equal = readRobots('User-agent: *\nDisallow: /a\nAllow: /a');
    expect(isAllowed('/a', equal)).toBe(true);
  });

  it('lets a longer rule refuse what a shorter one allows', () => {
    const open = readRobots('User-agent: *\nAllow: /\nDisallow: /private');
    expect([isAllowed('/private', open), isAllowed('/a', open)]).toEqual([false, true]);
  });

  it('refuses nothing where it is empty', () => {
    expect(isAllowed('/a', readRobots(''))).toBe(true);
  });
});
