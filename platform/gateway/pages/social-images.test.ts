import { describe, expect, it } from 'vitest';
import { socialImageKey } from '../../compose/social-image-key.ts';
import { createStandardSite } from '../testing/standard-site.ts';
import { startGateway } from '../testing/start-gateway.ts';

const hash = '0123456789abcdef0123456789abcdef';
const image = `/_social/${hash}.png`;
const png = Buffer.from('89504e470d0a1a0a', 'hex');

async function setUp() {
  const site = await createStandardSite();
  await site.store.write(socialImageKey(hash), png);
  return { ...site, ...(await startGateway(site.store)) };
}

describe('social images', () => {
  it('may be cached forever', async () => {
    const { request } = await setUp();
    const { status, headers, body } = await request(image, {
      headers: { 'Accept-Encoding': 'br, gzip' },
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/png',
      'content-length': String(png.length),
      'x-content-type-options': 'nosniff',
    });
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
    expect(body).toEqual(png);
  });

  it('answer HEAD without a body, and 304 to a client that has the picture', async () => {
    const { request } = await setUp();
    const head = await request(image, { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '8', 0]);
    const again = { headers: { 'If-None-Match': String(head.headers.etag) } };
    expect((await request(image, again)).status).toBe(304);
  });

  it('are read from the store once', async () => {
    const { request, store } = await setUp();
    await request(image);
    await request(image);
    expect(store.reads.filter((key) => key === socialImageKey(hash))).toHaveLength(1);
  });

  it('can only be read', async () => {
    const { request } = await setUp();
    const { status, headers } = await request(image, { method: 'POST' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('give the not-found page for everything that was not drawn', async () => {
    const { request, store } = await setUp();
    await store.write('social/secret.txt', 'x');
    await store.write('social/secret.png', 'x');
    const paths = [
      '/_social',
      '/_social/',
      `${image}/`,
      `${image}/x`,
      `/_social/${hash}`,
      `/_social/${hash.toUpperCase()}.png`,
      `/_social/${'f'.repeat(32)}.png`,
      '/_social/secret.txt',
      '/_social/secret.png',
      '/_social/..%2fsocial%2fsecret.png',
      '/_social/../registry/stable/00000001.json',
    ];
    for (const path of paths) {
      const { status, body } = await request(path);
      expect([status, body.toString().includes('Oops! Page not found')], path).toEqual([404, true]);
    }
  });
});
