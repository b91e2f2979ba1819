import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { downloadKey } from '../../compose/download-key.ts';
import { createStandardSite } from '../testing/standard-site.ts';
import { startGateway } from '../testing/start-gateway.ts';

const text = 'role,median\r\n'.repeat(200);
const hash = createHash('sha256').update(text).digest('hex').slice(0, 32);
const key = downloadKey({ hash, name: 'pay.csv' });
const file = `/_${key}`;

async function setUp() {
  const site = await createStandardSite();
  await site.store.write(key, text);
  return { ...site, ...(await startGateway(site.store)) };
}

describe('downloads', () => {
  it('are saved under their name, may be cached forever, and are excluded from search engines', async () => {
    const { request } = await setUp();
    const { status, headers, body } = await request(file);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="pay.csv"',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    expect(body.toString()).toBe(text);
  });

  it('are compressed where that helps, and answer 304 to a client that has them', async () => {
    const { request, store } = await setUp();
    const packed = await request(file, { headers: { 'Accept-Encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    const pdf = downloadKey({ hash, name: 'guide.pdf' });
    await store.write(pdf, text);
    const plain = await request(`/_${pdf}`, { headers: { 'Accept-Encoding': 'br' } });
    expect(plain.headers).toMatchObject({ 'content-type': 'application/pdf' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const again = { headers: { 'If-None-Match': String(plain.headers.etag) } };
    expect((await request(`/_${pdf}`, again)).status).toBe(304);
  });

  it('are read from the store once', async () => {
    const { request, store } = await setUp();
    await request(file);
    await request(file);
    expect(store.reads.filter((read) => read === key)).toHaveLength(1);
  });

  it('are not served when their bytes do not match the hash in the address', async () => {
    const { request, store } = await setUp();
    await store.write(key, 'another median');
    expect((await request(file)).status).toBe(500);
  });

  it('can only be read', async () => {
    const { request } = await setUp();
    const { status, headers } = await request(file, { method: 'DELETE' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    const guide = await request(`/_files/${hash}/guide.pdf`, { method: 'OPTIONS' });
    expect([guide.status, guide.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('can be read by scripts of every site where they are figures', async () => {
    const { request, store } = await setUp();
    const [json, pdf] = ['pay.json', 'guide.pdf'].map((name) => downloadKey({ hash, name }));
    await store.write(String(json), text);
    await store.write(String(pdf), text);
    for (const path of [file, `/_${json}`]) {
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
    const { headers } = await request(`/_${pdf}`);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('give the not-found page for everything that no page has published', async () => {
    const { request, store } = await setUp();
    await store.write(`files/${hash}/page.html`, 'x');
    await store.write('files/short/pay.csv', 'x');
    const paths = [
      '/_files',
      `/_files/${hash}`,
      `${file}/`,
      `${file}/x`,
      `/_files/${hash}/other.csv`,
      `/_files/${hash}/page.html`,
      `/_files/${hash.toUpperCase()}/pay.csv`,
      '/_files/short/pay.csv',
      `/_files/${hash}/..%2fpay.csv`,
      '/_files/../registry/stable/00000001.json',
    ];
    for (const path of paths) {
      const { status, body } = await request(path);
      expect([status, body.toString().includes('Oops! Page not found')], path).toEqual([404, true]);
    }
  });
});
