import { sessionStore } from '@talent/sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answering, silent } from '../../../site-pages/testing/answering';
import { fetchForCrawl, fetchHop } from './read-site';

const origin = 'https://www.example.com';
const { signal } = new AbortController();

afterEach(() => {
  sessionStore.setState({ status: 'unknown' }, true);
  vi.unstubAllGlobals();
});

function get(fetch: typeof globalThis.fetch, timeout = 1_000) {
  return fetchForCrawl('/a', { origin, signal, timeout, fetch });
}

describe('a page of the crawl', () => {
  it('is asked for past every cache as a visitor without cookies', async () => {
    const fetch = answering({});
    await get(fetch);
    expect(String(fetch.mock.calls[0]?.[0])).toBe(`${origin}/a`);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store', credentials: 'omit' });
  });

  it.each([200, 404, 503])('is there with its document and the status %i', async (status) => {
    const answer = await get(answering({ body: '<p>x', status }));
    expect(answer).toMatchObject({ status, html: '<p>x', path: '/a', redirected: false });
  });

  it('says where a redirect ended, and what a header tells robots', async () => {
    const headers = { 'X-Robots-Tag': 'NoIndex' };
    const answer = await get(answering({ headers, url: `${origin}/b?x=1`, redirected: true }));
    expect(answer).toMatchObject({ path: '/b', redirected: true, robotsHeader: 'noindex' });
  });

  it('is not read where it is no page', async () => {
    const answer = await get(answering({ headers: { 'Content-Type': 'application/pdf' } }));
    expect(answer).toMatchObject({ status: 200, html: null });
  });

  it('that is too slow is told from a site that cannot be reached', async () => {
    await expect(get(silent, 5)).rejects.toMatchObject({ code: 'timeout' });
    const broken = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(get(broken)).rejects.toMatchObject({ code: 'offline' });
  });
});

it('a hop is asked for with the person’s token; nothing without one, or where the site does not tell', async () => {
  const hop = { status: 301, location: '/b' };
  const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValueOnce(Response.json(hop));
  vi.stubGlobal('fetch', fetch);
  expect(await fetchHop('/a', signal)).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
  const person = { userId: 'u1', email: null, accessToken: async () => 'token' };
  sessionStore.setState({ status: 'signed-in', ...person, signOut: async () => undefined }, true);
  expect(await fetchHop('/a?b', signal)).toEqual(hop);
  expect(fetch.mock.calls[0]?.[0]).toBe('/_hop?path=%2Fa%3Fb');
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ headers: { Authorization: 'Bearer token' } });
  fetch.mockResolvedValueOnce(new Response('', { status: 404 }));
  expect(await fetchHop('/a', signal)).toBeNull();
});
