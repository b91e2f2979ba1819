// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { sitemapPaths } from './sitemap-paths';

const origins = ['http://127.0.0.1:4173', 'https://www.example.com'];

describe('sitemapPaths', () => {
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
});
