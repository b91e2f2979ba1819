import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { listen } from '@talent/node/testing/listen';
import { describe, expect, it } from 'vitest';
import { createForward } from './forward.ts';
import { returnedHeaders } from './forward-headers.ts';
import type { LogLine } from '../log/log.ts';
import { startStandardGateway } from '../testing/start-gateway.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

function startBackend(handler: Handler): Promise<string> {
  const server = createServer((request, response) => {
    const body = buffer(request);
    body.then((bytes) => handler(request, response, bytes)).catch(() => response.destroy());
  });
  return listen(server);
}

const setUp = (url: string) => startStandardGateway({ backend: { url, publishableKey: 'key' } });

const files = { 'Content-Type': 'multipart/form-data; boundary=b' };

const echo: Handler = (request, response, body) => {
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Set-Cookie', 'backend=1');
  response.setHeader('Content-Range', '0-0/1');
  const { method, url, headers } = request;
  response.statusCode = 201;
  response.end(gzipSync(JSON.stringify({ method, url, headers, body: body.toString() })));
};

describe('forwarding to a backend over the network', () => {
  it('forwards the request without cookies and connection headers', async () => {
    const { request } = await setUp(await startBackend(echo));
    const answer = await request('/rest/v1/posts?select=*&slug=eq.a%2Fb', {
      method: 'POST',
      body: '{"a":1}',
      headers: {
        apikey: 'key',
        Authorization: 'Bearer token',
        Connection: 'close, X-Hop',
        'Content-Type': 'application/json',
        Cookie: 'talent_guard=secret',
        Prefer: 'return=representation',
        'X-Hop': '1',
      },
    });
    expect(answer.status).toBe(201);
    const seen = JSON.parse(answer.text);
    expect(seen).toMatchObject({
      method: 'POST',
      url: '/rest/v1/posts?select=*&slug=eq.a%2Fb',
      body: '{"a":1}',
    });
    expect(seen.headers).toMatchObject({
      apikey: 'key',
      authorization: 'Bearer token',
      'content-type': 'application/json',
      prefer: 'return=representation',
      'x-forwarded-for': '127.0.0.1',
    });
    expect(seen.headers).not.toHaveProperty('cookie');
    expect(seen.headers).not.toHaveProperty('x-hop');
    expect(answer.headers).toMatchObject({
      'content-range': '0-0/1',
      'content-type': 'application/json',
    });
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });

  it.each([
    ['/functions/v1/contact', {}, 65_536],
    ['/functions/v1/apply', files, 6_291_456],
    ['/rest/v1/jobs', { apikey: 'key', Authorization: 'Bearer key' }, 65_536],
    ['/rest/v1/jobs', { apikey: 'key', Authorization: 'Bearer token' }, 6_291_456],
    ['/storage/v1/object/a/b', files, 65_536],
  ] as const)('bodies for %s with %j have at most %d bytes', async (path, headers, most) => {
    const { request } = await setUp(await startBackend(echo));
    const body = new Uint8Array(most + 1);
    for (const sent of [headers, { ...headers, 'Transfer-Encoding': 'chunked' }]) {
      const refused = await request(path, { method: 'POST', headers: sent, body });
      expect(refused.status).toBe(413);
      expect(JSON.parse(refused.text)).toEqual({
        code: 'too-large',
        message: 'The request is larger than 64 KB, or with files than 6 MB.',
      });
    }
    const largest = await request(path, { method: 'POST', headers, body: body.subarray(1) });
    expect(largest.status).toBe(201);
  });

  it('answers 502 when the backend is down', async () => {
    const { request, log } = await setUp('http://127.0.0.1:1');
    const { status, body, headers } = await request('/auth/v1/token?grant_type=password');
    expect(status).toBe(502);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(body.toString())).toEqual({
      code: 'unreachable',
      message: 'The service cannot be reached. Try again.',
    });
    expect(log).toContainEqual(expect.objectContaining({ level: 'error', path: '/auth/v1/token' }));
  });

  it('answers 504 when it does not answer in time, also where it ignores the signal', async () => {
    const url = await startBackend(() => undefined);
    for (const fetch of [undefined, () => new Promise<Response>(() => {})]) {
      const log: LogLine[] = [];
      const forward = createForward({
        backend: { url, publishableKey: 'key', ...(fetch && { fetch }) },
        log: (entry) => log.push(entry),
        timeoutMs: 20,
      });
      const response = await forward(new Request('http://site.example/rest/v1/posts'), {});
      expect([response.status, log.length]).toEqual([504, 1]);
    }
  });
});

it('forwarding to the embedded backend logs no failure when the visitor disconnects', async () => {
  const visitor = new AbortController();
  const log: LogLine[] = [];
  const fetch = async ({ signal }: Request): Promise<Response> => {
    visitor.abort();
    signal.throwIfAborted();
    return new Response();
  };
  const backend = { url: 'http://backend.example', publishableKey: 'key', fetch };
  const forward = createForward({ backend, log: (entry) => log.push(entry) });
  await forward(new Request('http://site.example/rest/v1/posts', { signal: visitor.signal }), {});
  expect(log).toEqual([]);
});

it('forwarding to the embedded backend calls it in process, returns its answer unchanged, and forwards nothing else', async () => {
  const seen: Request[] = [];
  const { request } = await startStandardGateway({
    fetch: async (incoming) => {
      seen.push(incoming);
      const headers = { 'Set-Cookie': 'a=b' };
      return Response.json({ got: await incoming.text() }, { status: 207, headers });
    },
  });
  const answer = await request('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: '{"hello":1}',
    headers: { 'Content-Type': 'application/json', Cookie: 'talent_guard=secret' },
  });
  const got = JSON.parse(answer.text) as unknown;
  expect([answer.status, got]).toEqual([207, { got: '{"hello":1}' }]);
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(seen[0]?.url).toBe('http://backend.example/auth/v1/token?grant_type=password');
  expect(seen[0]?.headers.has('cookie')).toBe(false);
  // Nor events of visitors, where the site collects none.
  expect((await request('/')).text).not.toContain('"collect"');
  const events = '/functions/v1/collect-events';
  expect((await request(events, { method: 'POST', body: '{}' })).status).toBe(404);
  for (const path of ['/rest/v2/posts', '/storage/v2/object', '/rest/v1/../v2', '/graphql/v1']) {
    expect((await request(path)).status, path).toBe(404);
  }
  expect(seen).toHaveLength(1);
  const fetch = async () => new Response(null, { status: 204 });
  const collecting = await startStandardGateway({ collectAnalytics: true, fetch });
  expect((await collecting.request('/')).text).toContain('"collect":true');
  const sent = await collecting.request(events, { method: 'POST', body: '{}' });
  expect(sent.status).toBe(204);
});

it("forwarding to the embedded backend keeps the policy of a function's page, which it sends in a separate header, and no other", async () => {
  const policy = "default-src 'none'; style-src 'sha256-abc'";
  const { request } = await startStandardGateway({
    fetch: async ({ method }) => {
      // As a functions host sends it.
      const headers = { 'Content-Type': 'text/plain', 'Content-Security-Policy': 'script-src *' };
      const own = method === 'POST' ? { 'X-Page-Policy': policy } : {};
      return new Response('<p>Thank you</p>', { status: 201, headers: { ...headers, ...own } });
    },
  });
  const page = await request('/functions/v1/contact', { method: 'POST', body: 'name=Ada' });
  expect(page.headers).toMatchObject({
    'content-security-policy': policy,
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(page.headers).not.toHaveProperty('x-page-policy');
  const other = await request('/functions/v1/contact');
  expect(other.headers['content-security-policy']).not.toContain('script-src *');
});

const dispositionOf = (headers: Record<string, string>) =>
  returnedHeaders(new Headers(headers), true).get('content-disposition');

it('data that is opened as a page is downloaded under a fixed name', () => {
  const name = 'attachment; filename="api.json"';
  expect(dispositionOf({ 'content-type': 'application/json; charset=utf-8' })).toBe(name);
  expect(dispositionOf({ 'content-type': 'application/vnd.pgrst.object+json' })).toBe(name);
  expect(dispositionOf({ 'content-type': 'image/webp' })).toBe(null);
  const own = 'attachment; filename="ada.json"';
  expect(dispositionOf({ 'content-type': 'application/json', 'content-disposition': own })).toBe(
    own,
  );
});

it('no page of another site may read what the backend answers', () => {
  const allowed = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'ETag' };
  const kept = returnedHeaders(new Headers({ ...allowed, etag: '"1"' }), true);
  expect([...kept.keys()]).toEqual(['etag']);
});
