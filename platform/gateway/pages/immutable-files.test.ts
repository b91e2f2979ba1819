import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { downloadKey } from '../../compose/download-key.ts';
import { socialImageKey } from '../../compose/social-image-key.ts';
import { createStandardSite } from '../testing/standard-site.ts';
import { startGateway } from '../testing/start-gateway.ts';

const text = 'role,median\r\n'.repeat(200);
const hash = createHash('sha256').update(text).digest('hex').slice(0, 32);
const csv = `/_files/${hash}/pay.csv`;
const pdf = `/_files/${hash}/guide.pdf`;
const image = `/_social/${hash}.png`;
const png = Buffer.from('89504e470d0a1a0a', 'hex');
const BROTLI = { headers: { 'Accept-Encoding': 'br, gzip' } };

async function setUp() {
  const site = await createStandardSite();
  for (const name of ['pay.csv', 'pay.json', 'guide.pdf']) {
    await site.store.write(downloadKey({ hash, name }), text);
  }
  await site.store.write(socialImageKey(hash), png);
  return { ...site, ...(await startGateway(site.store)) };
}

it('downloads are saved under their name, and social images shown; both may be cached forever', async () => {
  const { request, store } = await setUp();
  const always = {
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  };
  const { status, headers, body } = await request(csv);
  expect([status, body.toString()]).toEqual([200, text]);
  expect(headers).toMatchObject({
    ...always,
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="pay.csv"',
    'x-robots-tag': 'noindex',
  });
  const picture = await request(image, BROTLI);
  expect([picture.status, picture.body]).toEqual([200, png]);
  expect(picture.headers).toMatchObject({
    ...always,
    'content-type': 'image/png',
    'content-length': '8',
  });
  // Compressed where that helps.
  expect((await request(csv, BROTLI)).headers['content-encoding']).toBe('br');
  for (const path of [pdf, image]) {
    const first = await request(path, BROTLI);
    expect(first.headers['content-encoding'], path).toBeUndefined();
    const head = await request(path, { ...BROTLI, method: 'HEAD' });
    expect([head.status, head.body.length], path).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(first.headers['content-length']);
    const again = { headers: { 'If-None-Match': String(first.headers.etag) } };
    expect((await request(path, again)).status, path).toBe(304);
  }
  for (const path of [csv, image]) {
    expect(store.reads.filter((key) => `/_${key}` === path)).toHaveLength(1);
  }
});

it('figures can be read by scripts of every site, and nothing can be written', async () => {
  const { request } = await setUp();
  for (const path of [csv, `/_files/${hash}/pay.json`]) {
    const { headers } = await request(path, { headers: { Origin: 'https://study.example' } });
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const asked = await request(path, { method: 'OPTIONS' });
    expect([asked.status, asked.headers['access-control-allow-methods']]).toEqual([
      204,
      'GET, HEAD, OPTIONS',
    ]);
  }
  const { headers } = await request(pdf);
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  for (const [method, path, allow] of [
    ['DELETE', csv, 'GET, HEAD, OPTIONS'],
    ['OPTIONS', pdf, 'GET, HEAD'],
    ['POST', image, 'GET, HEAD'],
  ] as const) {
    const answer = await request(path, { method });
    expect([answer.status, answer.headers.allow], `${method} ${path}`).toEqual([405, allow]);
  }
});

it('everything that no page has published and nobody has drawn is the not-found page, and changed bytes are not served', async () => {
  const { request, store } = await setUp();
  await store.write(`files/${hash}/page.html`, 'x');
  await store.write('files/short/pay.csv', 'x');
  await store.write('social/secret.txt', 'x');
  await store.write('social/secret.png', 'x');
  const paths = [
    '/_files',
    `/_files/${hash}`,
    `${csv}/`,
    `${csv}/x`,
    `/_files/${hash}/other.csv`,
    `/_files/${hash}/page.html`,
    `/_files/${hash.toUpperCase()}/pay.csv`,
    '/_files/short/pay.csv',
    `/_files/${hash}/..%2fpay.csv`,
    '/_files/../registry/stable/00000001.json',
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
  await store.write(downloadKey({ hash, name: 'pay.csv' }), 'another median');
  expect((await request(csv)).status).toBe(500);
});
