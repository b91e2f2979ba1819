import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createForward } from './forward.ts';

const bands = JSON.stringify(Array.from({ length: 400 }, (_, id) => ({ id, role: 'ai-engineer' })));
const json = { 'Content-Type': 'application/json; charset=utf-8' };

interface Answered {
  headers?: Record<string, string>;
  status?: number;
  body?: BodyInit;
  path?: string;
  method?: string;
  sent?: Record<string, string>;
  compressesForwarded?: boolean;
}

/** The answer that a visitor gets to a request which the backend answers like this. */
function ask({ sent = {}, path = '/rest/v1/salary_bands', method = 'GET', ...answer }: Answered) {
  const { headers = {}, status = 200, body = bands, compressesForwarded } = answer;
  const forward = createForward({
    backend: {
      url: 'http://backend.example',
      publishableKey: 'publishable',
      fetch: async () => new Response(body, { status, headers: { ...json, ...headers } }),
    },
    log: () => undefined,
    ...(compressesForwarded === undefined ? {} : { compressesForwarded }),
  });
  const accepted = { 'Accept-Encoding': 'gzip, deflate, br, zstd', ...sent };
  return forward(new Request(`http://site.example${path}`, { method, headers: accepted }), {});
}

const encodingOf = async (answered: Answered) =>
  (await ask(answered)).headers.get('Content-Encoding');

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

it('answers of the backend are compressed as the visitor accepts it, lose their length, and their tag becomes weak', async () => {
  const br = await ask({});
  expect(br.headers.get('Content-Encoding')).toBe('br');
  expect(br.headers.get('Vary')).toBe('Accept-Encoding');
  const short = await bytesOf(br);
  expect(brotliDecompressSync(short).toString()).toBe(bands);
  expect(short.byteLength).toBeLessThan(bands.length / 5);
  const gzip = await ask({ sent: { 'Accept-Encoding': 'gzip' } });
  expect(gzip.headers.get('Content-Encoding')).toBe('gzip');
  expect(gunzipSync(await bytesOf(gzip)).toString()).toBe(bands);
  const plain = await ask({ sent: { 'Accept-Encoding': 'identity' } });
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  expect(plain.headers.get('Vary')).toBe('Accept-Encoding');
  expect(await plain.text()).toBe(bands);
  const headers = { 'Content-Length': String(bands.length), ETag: '"1"', Vary: 'Authorization' };
  const { headers: got } = await ask({ headers });
  expect(got.get('Content-Length')).toBeNull();
  expect(got.get('ETag')).toBe('W/"1"');
  expect(got.get('Vary')).toBe('Authorization, Accept-Encoding');
  expect((await ask({ headers: { ETag: 'W/"1"' } })).headers.get('ETag')).toBe('W/"1"');
});

it.each<[string, Answered]>([
  ['short ones, announced or not', { body: '[1]' }],
  ['announced ones over 16 MB', { headers: { 'Content-Length': '16777217' } }],
  ['pictures', { headers: { 'Content-Type': 'image/png' } }],
  ['events, which come one by one', { headers: { 'Content-Type': 'text/event-stream' } }],
  ['encoded ones', { headers: { 'Content-Encoding': 'gzip' } }],
  ['ones that must not be changed', { headers: { 'Cache-Control': 'no-transform' } }],
  ['parts', { status: 206, headers: { 'Content-Range': 'bytes 0-9/20' } }],
  ['answers to a request for a part', { sent: { Range: 'bytes=0-9' } }],
  ['HEAD', { method: 'HEAD' }],
  ['errors, which repeat the request', { status: 400 }],
  ['every one where the host compresses', { compressesForwarded: false }],
])('answers of the backend are sent as they are: %s', async (_which, answered) => {
  const { headers } = await ask(answered);
  expect(headers.get('Content-Encoding')).toBe(answered.headers?.['Content-Encoding'] ?? null);
});

it.each<[string, Answered]>([
  ['tokens', { path: '/auth/v1/user' }],
  ['answers to data that was sent', { method: 'POST' }],
  ['what one person may read', { sent: { Authorization: 'Bearer token-of-a-person' } }],
  ['what a secret key may read', { sent: { apikey: 'secret-key' } }],
  ['what no one may store', { headers: { 'Cache-Control': 'no-store' } }],
  ['pages of functions', { path: '/functions/v1/confirm', headers: { 'X-Page-Policy': 'x' } }],
])('answers of the backend do not tell a secret by their length: %s', async (_which, answered) => {
  expect(await encodingOf(answered)).toBeNull();
});

it('answers of the backend are compressed for a person where everyone gets the same', async () => {
  const response = await ask({
    path: '/functions/v1/salary-bands',
    sent: { Authorization: 'Bearer t' },
    headers: { 'X-Shared-Answer': '1' },
  });
  expect(response.headers.get('Content-Encoding')).toBe('br');
  expect(response.headers.has('X-Shared-Answer')).toBe(false);
  const key = { apikey: 'publishable', Authorization: 'Bearer publishable' };
  expect(await encodingOf({ sent: key })).toBe('br');
});

describe('an answer that is compressed on its way', () => {
  const endless = (cancel: () => void, onPull: (bytes: number) => void = () => {}) =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(crypto.getRandomValues(new Uint8Array(65_536)));
        onPull(65_536);
      },
      cancel,
    });

  it('is read no faster than the visitor takes it, and no longer', async () => {
    let pulled = 0;
    const { promise: cancelled, resolve } = Promise.withResolvers<undefined>();
    const body = endless(
      () => resolve(undefined),
      (bytes) => (pulled += bytes),
    );
    const reader = (await ask({ body })).body?.getReader();
    await reader?.read();
    // Without back-pressure this stream would never let go of the thread.
    expect(pulled).toBeLessThan(4_000_000);
    await reader?.cancel();
    await cancelled;
  });

  it('breaks off where the backend does', async () => {
    let left = 4;
    const body = endless(
      () => undefined,
      () => {
        left -= 1;
        if (left === 0) throw new Error('The connection is lost.');
      },
    );
    const response = await ask({ body });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    await expect(response.arrayBuffer()).rejects.toThrow();
  });

  it('is one of sixteen; more are sent as they are, until one has ended', async () => {
    const backend = {
      url: 'http://backend.example',
      publishableKey: 'publishable',
      fetch: async () =>
        new Response(
          endless(() => undefined),
          { headers: json },
        ),
    };
    const forward = createForward({ backend, log: () => undefined });
    const headers = { 'Accept-Encoding': 'br' };
    const one = () => forward(new Request('http://site.example/rest/v1/a', { headers }), {});
    const open: Response[] = [];
    for (let at = 0; at < 17; at += 1) open.push(await one());
    const encodings = open.map((answer) => answer.headers.get('Content-Encoding'));
    expect(encodings).toEqual([...Array.from({ length: 16 }, () => 'br'), null]);
    await open[0]?.body?.cancel();
    await expect.poll(async () => (await one()).headers.get('Content-Encoding')).toBe('br');
    for (const { body } of open.slice(1)) await body?.cancel();
  });
});
