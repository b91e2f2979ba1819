import { expect, it } from 'vitest';
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

it.each([
  ['/', true],
  ['/priv', true],
  ['/private/open/x', true],
  ['/a.pdf/x', true],
  ['/private', false],
  ['/private/x', false],
  ['/privately', false],
  ['/a/b.pdf', false],
])('%s may be read: %s', (path, isOpen) => {
  expect(isAllowed(path, rules)).toBe(isOpen);
});

it.each([
  ['Disallow: /a\nAllow: /a', true],
  ['Allow: /\nDisallow: /a', false],
  ['', true],
])('the longest rule of %j decides, and of two as long the one that allows', (lines, isOpen) => {
  expect(isAllowed('/a', readRobots(`User-agent: *\n${lines}`))).toBe(isOpen);
});
