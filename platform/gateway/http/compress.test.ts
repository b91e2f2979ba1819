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

  it('preserves the text', async () => {
    const compressor = createCompressor();
    const [br, gzip] = [
      await compressor.encode(content, 'br'),
      await compressor.encode(content, 'gzip'),
    ];
    expect(brotliDecompressSync(br.body).toString()).toBe(text);
    expect(gunzipSync(gzip.body).toString()).toBe(text);
    expect(br.body.byteLength).toBeLessThan(text.length / 4);
  });

  it('compresses once', async () => {
    const compressor = createCompressor();
    const first = await compressor.encode(content, 'br');
    expect((await compressor.encode(content, 'br')).body).toBe(first.body);
  });

  it('does not compress images and very small texts', async () => {
    const compressor = createCompressor();
    const small = { ...content, body: new TextEncoder().encode('short') };
    expect((await compressor.encode({ ...content, type: 'image/png' }, 'br')).encoding).toBe(
      'identity',
    );
    expect((await compressor.encode(small, 'br')).encoding).toBe('identity');
  });
});
