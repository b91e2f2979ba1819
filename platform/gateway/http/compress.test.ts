import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { createByteCache } from './byte-cache.ts';
import { contentTypeOf, createCompressor, negotiateEncoding } from './compress.ts';

const text = 'the same words again and again '.repeat(100);
const body = new TextEncoder().encode(text);
const content = { body, type: 'text/html; charset=utf-8', hash: 'h' };

it.each([
  [null, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['GZIP;q=0.5', 'gzip'],
])('compression answers Accept-Encoding %j with %s', (accept, encoding) => {
  expect(negotiateEncoding(accept)).toBe(encoding);
});

it('compression preserves the text, happens once, and is not for images and very small texts', async () => {
  const compressor = createCompressor();
  const br = await compressor.encode(content, 'br');
  const gzip = await compressor.encode(content, 'gzip');
  expect(brotliDecompressSync(br.body).toString()).toBe(text);
  expect(gunzipSync(gzip.body).toString()).toBe(text);
  expect(br.body.byteLength).toBeLessThan(text.length / 4);
  expect((await compressor.encode(content, 'br')).body).toBe(br.body);
  const small = { ...content, body: new TextEncoder().encode('short') };
  for (const one of [small, { ...content, type: 'image/png' }]) {
    expect((await compressor.encode(one, 'br')).encoding).toBe('identity');
  }
});

it('a byte cache loads once for concurrent calls, again after a failure, and answers with what was pushed out meanwhile', async () => {
  const cache = createByteCache<{ length: number }>(6, ({ length }) => length);
  const value = { length: 1 };
  const load = vi.fn(async () => value);
  const fetch = (key: string, context: () => Promise<typeof value>) =>
    cache.forceFetch(key, { context });
  expect(await Promise.all([fetch('k', load), fetch('k', load)])).toEqual([value, value]);
  expect(load).toHaveBeenCalledTimes(1);
  await expect(fetch('other', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await fetch('other', load)).toBe(value);
  const slow = Promise.withResolvers<typeof value>();
  const fetched = fetch('slow', () => slow.promise);
  cache.delete('slow');
  slow.resolve(value);
  expect(await fetched).toBe(value);
});

it.each([
  ['site.css', 'text/css; charset=utf-8'],
  ['icon.ico', 'image/x-icon'],
  ['main.mjs', 'text/javascript; charset=utf-8'],
  ['MAIN.JS', 'text/javascript; charset=utf-8'],
  ['main.js.map', 'application/json; charset=utf-8'],
  ['data.json', 'application/json; charset=utf-8'],
  ['app.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['mark.svg', 'image/svg+xml; charset=utf-8'],
  ['face.woff2', 'font/woff2'],
  ['unknown.thing', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('%s is served as %s', (file, type) => {
  expect(contentTypeOf(file)).toBe(type);
});
