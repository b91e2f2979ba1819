// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { sitemapPaths } from './sitemap-paths';
import { readPagePath } from './page-path';

const origins = ['http://127.0.0.1:4173', 'https://www.example.com'];

it('gives the paths of this site and leaves other addresses out', () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <url><loc>https://www.example.com/</loc></url>
      <url><loc> https://www.example.com/about </loc></url>
      <url><loc>https://other.example/x</loc></url>
      <url><loc>nonsense</loc></url>
    </urlset>`;
  expect(sitemapPaths(xml, origins)).toEqual(['/', '/about']);
});

it('gives none for something that is no sitemap', () => {
  expect(sitemapPaths('<html><p>Not found', origins)).toEqual([]);
});

const origin = 'https://www.example.com';

it.each([
  ['/', '/'],
  ['  /about ', '/about'],
  ['/blog/a?topic=x#part', '/blog/a?topic=x'],
  ['/a/../b', '/b'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/löhne', '/l%C3%B6hne'],
])('takes the path %s', (entered, path) => {
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
])('refuses the path %j', (entered) => {
  expect(readPagePath(entered, origin)).toEqual({ status: 'invalid' });
});
