import { expect, it, vi } from 'vitest';
import { answering, silent } from '../testing/answering';
import { fetchPage, type PageFetchError } from './fetch-page';

const origin = 'https://www.example.com';
const maxBytes = 2 * 1024 * 1024;

function get(
  fetch: typeof globalThis.fetch,
  options: { signal?: AbortSignal; timeout?: number } = {},
) {
  return fetchPage('/a?b=1', { origin, signal: new AbortController().signal, fetch, ...options });
}

function failure(fetch: typeof globalThis.fetch, timeout?: number): Promise<PageFetchError> {
  return get(fetch, timeout === undefined ? {} : { timeout }).then(
    () => expect.unreachable('the page was read'),
    (error: unknown) => error as PageFetchError,
  );
}

it('asks the own origin past every cache and gives text, path and time', async () => {
  const fetch = answering({});
  const page = await get(fetch);
  expect(page).toMatchObject({ html: '<p>ö', path: '/a?b=1', redirected: false });
  expect(page.loadTime).toBeGreaterThanOrEqual(0);
  expect(String(fetch.mock.calls[0]?.[0])).toBe('https://www.example.com/a?b=1');
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store' });
});

it('says where a redirect led to, and refuses one to another site', async () => {
  const page = await get(answering({ url: `${origin}/about-us?b=1`, redirected: true }));
  expect(page).toMatchObject({ path: '/about-us?b=1', redirected: true });
  const error = await failure(answering({ url: 'https://other.example/', redirected: true }));
  expect(error).toMatchObject({ code: 'other-site', detail: 'https://other.example' });
});

it.each([
  [{ status: 404 }, 'status', '404'],
  [{ status: 301 }, 'status', '301'],
  [{ headers: { 'Content-Type': 'application/json' } }, 'content-type', 'application/json'],
  [{ headers: { 'Content-Type': 'text/htmlx' } }, 'content-type', 'text/htmlx'],
])('refuses %j', async (answer, code, detail) => {
  expect(await failure(answering(answer))).toMatchObject({ code, detail });
});

it('reads a document of exactly the limit and refuses one byte more', async () => {
  const page = await get(answering({ body: 'a'.repeat(maxBytes) }));
  expect(page.html.length).toBe(maxBytes);
  const error = await failure(answering({ body: 'a'.repeat(maxBytes + 1) }));
  expect(error.code).toBe('too-large');
});

it('tells a site that cannot be reached from one that is too slow', async () => {
  const offline = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  expect((await failure(offline)).code).toBe('offline');
  expect((await failure(silent, 1)).code).toBe('timeout');
});

it('passes it on when the caller gives up', async () => {
  const leaving = new AbortController();
  const answer = get(silent, { signal: leaving.signal });
  leaving.abort(new Error('left the page'));
  await expect(answer).rejects.toThrow('left the page');
});
