import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createCompressor, negotiateEncoding } from './compress.ts';

const text = 'the same words again and again '.repeat(100);
const content = {
  body: new TextEncoder().encode(text),
  type: 'text/html; charset=utf-8',
  hash: 'h',
};

describe('compression', () => {
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
  ])('answers Accept-Encoding %j with %s', (accept, encoding) => {
    expect(negotiateEncoding(accept)).toBe(encoding);
  });

  it('preserves the text, and happens once', async () => {
    const compressor = createCompressor();
    const br = await compressor.encode(content, 'br');
    const gzip = await compressor.encode(content, 'gzip');
    expect(brotliDecompressSync(br.body).toString()).toBe(text);
    expect(gunzipSync(gzip.body).toString()).toBe(text);
    expect(br.body.byteLength).toBeLessThan(text.length / 4);
    expect((await compressor.encode(content, 'br')).body).toBe(br.body);
  });

  it('is not for images and very small texts', async () => {
    const compressor = createCompressor();
    const small = { ...content, body: new TextEncoder().encode('short') };
    for (const one of [small, { ...content, type: 'image/png' }]) {
      expect((await compressor.encode(one, 'br')).encoding).toBe('identity');
    }
  });
});
