import { serveHere } from '@talent/functions/testing/serve-here.ts';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { afterAll, expect, test } from 'vitest';
import { createLinkChecks } from './handler.ts';
import { tokenOf } from '@talent/functions/testing/token-of.ts';
import { fileStack } from '@talent/functions/testing/file-stack.ts';

const stack = await fileStack();
const { operator: data } = stack;
const authorization = `Bearer ${await tokenOf(stack)}`;
let asked: string[] = [];
const { url: origin, close } = await serveHere((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.writeHead(request.url === '/alive' ? 200 : 404).end();
});
afterAll(close);

/** The served function, which asks public addresses alone. */
async function ask(urls: unknown) {
  const response = await stack.post('link-checks', { urls }, { authorization });
  return { status: response.status, body: (await response.json()) as unknown };
}

/** The function, with the network of this machine open to it. */
const open = createLinkChecks({
  timeoutMs: 2000,
  mostRedirects: 2,
  isAllowedAddress: () => true,
  isAllowedPort: () => true,
});
const contextAt = (time: string) => testContext({ data, now: () => new Date(time) });
const request = (...paths: string[]) =>
  new Request('https://functions.example/link-checks', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ urls: paths.map((path) => origin + path) }),
  });

test('the served function asks no address of this machine', async () => {
  asked = [];
  expect(await ask([`${origin}/alive`, 'http://localhost/'])).toEqual({
    status: 200,
    body: {
      checks: [
        { url: `${origin}/alive`, state: 'unknown', reason: 'refused', status: null },
        { url: 'http://localhost/', state: 'unknown', reason: 'refused', status: null },
      ],
    },
  });
  expect(asked).toEqual([]);
});

test.each([
  ['an empty list', []],
  ['what is no address', ['no address']],
  ['another protocol', ['ftp://example.com/']],
  ['more than 30', Array.from({ length: 31 }, (_, index) => `https://a.example/${index}`)],
])('refuses %s', async (_, urls) => {
  expect((await ask(urls)).status).toBe(400);
});

test('an answer is true for a day, and then asked for again', async () => {
  asked = [];
  const first = await open(
    request('/alive', '/missing', '/alive'),
    contextAt('2026-11-20T10:00:00Z'),
  );
  const expected = {
    checks: [
      { url: `${origin}/alive`, state: 'alive', reason: null, status: 200 },
      { url: `${origin}/missing`, state: 'dead', reason: 'status', status: 404 },
    ],
  };
  expect(await first.json()).toEqual(expected);
  expect(asked.toSorted()).toEqual(['GET /missing', 'HEAD /alive', 'HEAD /missing']);

  const later = await open(request('/alive', '/missing'), contextAt('2026-11-21T09:59:00Z'));
  expect(await later.json()).toEqual(expected);
  expect(asked).toHaveLength(3);

  await open(request('/alive'), contextAt('2026-11-21T10:01:00Z'));
  expect(asked).toHaveLength(4);
  const { data: rows } = await data.from('link_checks').select('url');
  expect(rows).toEqual([{ url: `${origin}/alive` }]);
});

test('one network address asks twelve times a minute, and is then told to wait', async () => {
  const context = contextAt('2026-11-22T10:00:00Z');
  for (let count = 0; count < 12; count += 1) {
    expect((await open(request('/alive'), context)).status).toBe(200);
  }
  const refused = await open(request('/alive'), context);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
});
