import { expect, it } from 'vitest';
import { isAllowed, isLoop, readRobots, traceRedirects } from './crawled-site';

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

const origin = 'http://localhost:1';
const origins = [origin, 'https://www.example.com'];
const trace = (hopOf: (path: string) => { status: number; location: string | null } | null) =>
  traceRedirects('/a', { origin, origins, hopOf: async (path) => hopOf(path) });

it.each<[string, Record<string, string>, string[], boolean]>([
  [
    'has every answer on the way, under paths of this site',
    { '/a': 'https://www.example.com/b?x=1', '/b': '/c' },
    ['/a 301 /b', '/b 301 /c', '/c 200 null'],
    false,
  ],
  ['ends a loop where it leads back', { '/a': '/b', '/b': '/a' }, ['/a 301 /b', '/b 301 /a'], true],
  ['leads to no other site', { '/a': 'https://x.example/' }, ['/a 301 https://x.example/'], false],
])('the way of a redirect %s', async (_, locations, expected, isRound) => {
  const hops = await trace((path) => {
    const location = locations[path] ?? null;
    return { status: location === null ? 200 : 301, location };
  });
  expect(hops.map((hop) => `${hop.path} ${hop.status} ${hop.location}`)).toEqual(expected);
  expect(isLoop(hops)).toBe(isRound);
});

it('the way of a redirect ends after ten, and is empty where the site does not tell', async () => {
  expect(await trace((path) => ({ status: 301, location: `${path}x` }))).toHaveLength(10);
  expect(await trace(() => null)).toEqual([]);
});
