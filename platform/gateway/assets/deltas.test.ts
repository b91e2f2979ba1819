import { createHash } from 'node:crypto';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sha384Integrity } from '@talent/artifact/hash';
import { previewTrust } from '../../registry/testing/test-trust.ts';
import { deltaKey, writeDeltaIndex } from '../../registry/delta-index.ts';
import { withTrust } from '../../registry/release-store.ts';
import { createContentSite, fileOf, urlOf } from '../testing/content-site.ts';
import { startGateway } from '../testing/start-gateway.ts';

/** A script that compresses badly, in two releases that differ in one word. */
const words = Array.from({ length: 300 }, (_, at) =>
  createHash('sha256').update(`${at}`).digest('base64'),
).join('\n');
const FIRST = `export const text = \`${words} first\`;\n`;
const SECOND = FIRST.replace('first', 'second');
const BROWSER = 'gzip, deflate, br, zstd, dcb, dcz';

const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest();
const availableFor = (text: string) => `:${sha256(text).toString('base64')}:`;

async function setUp() {
  const site = await createContentSite();
  const [first, second] = [await site.releaseBlog(FIRST), await site.releaseBlog(SECOND)];
  const gateway = await startGateway(site.store);
  const page = urlOf(second, 'page');
  const target = { app: 'mfe-blog', file: fileOf(second, 'page').replace('client/', '') };
  const ask = (dictionary: string | null, encodings = BROWSER, more: Record<string, string> = {}) =>
    gateway.request(page, {
      headers: {
        'Accept-Encoding': encodings,
        ...(dictionary === null ? {} : { 'Available-Dictionary': dictionary }),
        ...more,
      },
    });
  return { ...site, ...gateway, first, second, page, target, ask };
}

describe('a file that a browser has an earlier version of', () => {
  it('is sent as a delta, in the format of the content coding dcz, and in full to everyone else', async () => {
    const { ask, second } = await setUp();
    const { status, headers, body } = await ask(availableFor(FIRST));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'use-as-dictionary': 'match="/assets/mfe-blog/page-*.js"',
      vary: 'Available-Dictionary, Accept-Encoding',
    });
    expect(body.byteLength).toBeLessThan(150);
    expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(body.subarray(8, 40)).toEqual(sha256(FIRST));
    const decoded = zstdDecompressSync(body.subarray(40), { dictionary: Buffer.from(FIRST) });
    expect(decoded.toString()).toBe(SECOND);
    expect(await sha384Integrity(new Uint8Array(decoded))).toBe(
      second.files[fileOf(second, 'page')]?.integrity,
    );
    for (const [dictionary, encodings] of [
      [null, BROWSER],
      [availableFor('another file'), BROWSER],
      [availableFor(SECOND), BROWSER],
      [availableFor(FIRST), 'gzip, br'],
      [availableFor(FIRST), 'br, dcz;q=0'],
      [availableFor(FIRST), 'br, *'],
      [availableFor(FIRST).replaceAll(':', ''), BROWSER],
      [':AAAA:', BROWSER],
      [`${availableFor(FIRST)}, ${availableFor(FIRST)}`, BROWSER],
    ] as const) {
      const { headers, body } = await ask(dictionary, encodings);
      expect(headers['content-encoding'], `${dictionary} ${encodings}`).toBe('br');
      expect(brotliDecompressSync(body).toString()).toBe(SECOND);
      expect(headers['vary']).toBe('Available-Dictionary, Accept-Encoding');
    }
  });

  it('has an ETag of its own for each encoding and dictionary, and is a dictionary at the URL of its content alone', async () => {
    const { ask, request, page, second, apps } = await setUp();
    const delta = await ask(availableFor(FIRST));
    const full = await ask(null);
    expect(delta.headers.etag).not.toBe(full.headers.etag);
    const again = { 'If-None-Match': String(delta.headers.etag) };
    expect((await ask(availableFor(FIRST), BROWSER, again)).status).toBe(304);
    expect((await ask(null, BROWSER, again)).status).toBe(200);
    for (let time = 0; time < 3; time++) {
      expect((await ask(availableFor(FIRST))).headers['content-encoding']).toBe('dcz');
      expect((await ask(null)).headers['content-encoding']).toBe('br');
    }
    const named = page.replace('mfe-blog/', `mfe-blog/${second.version}/`);
    const old = `/assets/mfe-marketing/${apps.marketing.version}/page.js`;
    expect((await request(old)).headers['use-as-dictionary']).toBeUndefined();
    const headers = { 'Accept-Encoding': BROWSER, 'Available-Dictionary': availableFor(FIRST) };
    const answer = await request(named, { headers });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['use-as-dictionary']).toBeUndefined();
    const retry = await request(page.replace('mfe-blog/', 'mfe-blog/~1/'), { headers });
    expect(retry.headers['content-encoding']).toBe('dcz');
  });

  it('is sent in full where the delta is gone, was changed, or is not signed for visitors', async () => {
    for (const spoil of ['gone', 'changed', 'preview'] as const) {
      const { store, target, page } = await setUp();
      const dictionary = sha256(FIRST).toString('hex');
      if (spoil === 'gone') await store.remove(deltaKey(target, dictionary));
      if (spoil === 'changed') await store.write(deltaKey(target, dictionary), 'rubbish');
      if (spoil === 'preview') {
        const body = 'by a preview';
        await store.write(deltaKey(target, dictionary), body);
        const theirs = withTrust(store, previewTrust);
        const hash = sha256(body).toString('hex');
        await writeDeltaIndex(theirs, target, [{ dictionary, hash, bytes: body.length }]);
      }
      const { request, log } = await startGateway(store);
      const headers = { 'Accept-Encoding': BROWSER, 'Available-Dictionary': availableFor(FIRST) };
      for (let time = 0; time < 2; time++) {
        const answer = await request(page, { headers });
        expect([spoil, answer.headers['content-encoding']]).toEqual([spoil, 'br']);
        expect(brotliDecompressSync(answer.body).toString()).toBe(SECOND);
      }
      const warnings = log.filter(({ message }) => message === 'a delta is not served');
      expect(warnings).toHaveLength(spoil === 'preview' ? 0 : 1);
    }
  });
});
