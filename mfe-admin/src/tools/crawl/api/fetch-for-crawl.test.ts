import { describe, expect, it, vi } from 'vitest';
import { fetchForCrawl } from './fetch-for-crawl';

const origin = 'https://www.example.com';
const html = { 'Content-Type': 'text/html; charset=utf-8' };

function answering(body: string, init: ResponseInit, url = '', redirected = false) {
  const response = new Response(body, init);
  Object.defineProperties(response, { url: { value: url }, redirected: { value: redirected } });
  return vi.fn<typeof fetch>().mockResolvedValue(response);
}

function get(fetch: typeof globalThis.fetch, timeout = 1_000) {
  return fetchForCrawl('/a', { origin, signal: new AbortController().signal, timeout, fetch });
}

describe('fetchForCrawl', () => {
  it('asks past every cache as a visitor without cookies', async () => {
    const fetch = answering('<p>', { headers: html });
    await get(fetch);
    expect(String(fetch.mock.calls[0]?.[0])).toBe(`${origin}/a`);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store', credentials: 'omit' });
  });

  it.each([200, 404, 503])('takes status %i as an answer, with its document', async (status) => {
    const answer = await get(answering('<p>x', { status, headers: html }));
    expect(answer).toMatchObject({ status, html: '<p>x', path: '/a', redirected: false });
  });

  it('says where a redirect ended, and what a header tells robots', async () => {
    const headers = { ...html, 'X-Robots-Tag': 'NoIndex' };
    const answer = await get(answering('', { headers }, `${origin}/b?x=1`, true));
    expect(answer).toMatchObject({ path: '/b', redirected: true, robotsHeader: 'noindex' });
  });

  it('reads nothing that is no page', async () => {
    const answer = await get(answering('%PDF', { headers: { 'Content-Type': 'application/pdf' } }));
    expect(answer).toMatchObject({ status: 200, html: null });
  });

  it('tells a page that is too slow from a site that cannot be reached', async () => {
    const silent: typeof fetch = (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
    await expect(get(silent, 5)).rejects.toMatchObject({ code: 'timeout' });
    const broken = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(get(broken)).rejects.toMatchObject({ code: 'offline' });
  });
});
