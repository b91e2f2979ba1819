// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '@talent/sdk';
import { PageFetchError } from '../../../site-pages/api/fetch-page';
import { answering } from '../../../site-pages/testing/answering';
import { crawlPage, fetchForCrawl, type CrawlAnswer, type PageReader } from './crawl-page';
import { fetchHop } from './site-reader';
import { readDocument } from '../document/read-document';
import { createFrameRenderer, RenderError } from './render-frame';

const origin = 'http://localhost:1';
const answer: CrawlAnswer = {
  status: 200,
  path: '/a',
  redirected: false,
  robotsHeader: '',
  html: '<title>A</title><main>Text</main>',
  loadMs: 12,
};

beforeAll(() => {
  if (!globalThis.crypto?.subtle) vi.stubGlobal('crypto', webcrypto);
});

function crawl(reader: Partial<PageReader>, signal = new AbortController().signal) {
  const waits: number[] = [];
  const page = crawlPage(
    '/a',
    {
      origin,
      origins: [origin],
      fetchPage: () => Promise.resolve(answer),
      trace: () => Promise.resolve([]),
      render: null,
      wait: (ms) => {
        waits.push(ms);
        return Promise.resolve();
      },
      ...reader,
    },
    signal,
  );
  return { page, waits };
}

const failing = (code: 'timeout' | 'offline' | 'too-large') => () =>
  Promise.reject(new PageFetchError(code));

it('crawlPage keeps the facts of a page, without its text', async () => {
  const page = await crawl({}).page;
  expect(page).toMatchObject({ outcome: 'read', status: 200, attempts: 1, loadMs: 12 });
  expect(page.document).toMatchObject({ titles: ['A'], words: 1, htmlBytes: 33 });
  expect(page.document).not.toHaveProperty('text');
  expect(page.document?.contentHash).toMatch(/^[0-9a-f]{64}$/);
});

const serves = (status: number) => () => Promise.resolve({ ...answer, status });

it('crawlPage asks a failing server once more, after a second', async () => {
  const fetchPage = vi.fn(serves(200)).mockImplementationOnce(serves(503));
  const { page, waits } = crawl({ fetchPage });
  expect(await page).toMatchObject({ status: 200, attempts: 2 });
  expect(waits).toEqual([1_000]);
});

it.each([
  [failing('timeout'), { outcome: 'failed', failure: 'timeout', attempts: 2 }],
  [failing('too-large'), { failure: 'too-large', attempts: 1 }],
  [serves(404), { status: 404, attempts: 1 }],
  [
    () => Promise.resolve({ ...answer, html: null }),
    { outcome: 'not-html', document: null, attempts: 1 },
  ],
])('crawlPage records a page that is not there, not whole or none (%#)', async (ask, expected) => {
  const fetchPage = vi.fn(ask);
  expect(await crawl({ fetchPage }).page).toMatchObject(expected);
  expect(fetchPage).toHaveBeenCalledTimes(expected.attempts);
});

it('crawlPage keeps every hop of a redirect, or its end alone where the site does not tell the hops', async () => {
  const redirected = { ...answer, redirected: true, path: '/b' };
  const fetchPage = () => Promise.resolve(redirected);
  const hops = [
    { path: '/a', status: 302, location: '/b' },
    { path: '/b', status: 200, location: null },
  ];
  const told = await crawl({ fetchPage, trace: () => Promise.resolve(hops) }).page;
  expect(told).toMatchObject({ outcome: 'redirected', status: 302, hops, document: null });
  const untold = await crawl({ fetchPage }).page;
  expect(untold.hops).toMatchObject([{ status: null, location: '/b' }, { path: '/b' }]);
});

it('crawlPage recognizes a redirect loop that a browser reports as unreachable', async () => {
  const hops = [{ path: '/a', status: 301, location: '/a' }];
  const page = await crawl({ fetchPage: failing('offline'), trace: () => Promise.resolve(hops) })
    .page;
  expect(page).toMatchObject({ outcome: 'redirected', status: 301, failure: null, hops });
});

it('crawlPage compares with the rendered page, or keeps the reason of a failure', async () => {
  const html = '<title>B</title><main>Text</main>';
  const facts = readDocument(new DOMParser().parseFromString(html, 'text/html'), {
    url: `${origin}/a`,
    origins: [origin],
  });
  const changed = await crawl({ render: () => Promise.resolve(facts) }).page;
  expect(changed.rendering).toMatchObject({
    status: 'rendered',
    late: { changes: [{ what: 'title' }] },
  });
  const failed = await crawl({ render: () => Promise.reject(new RenderError('Slow.')) }).page;
  expect(failed.rendering).toEqual({ status: 'failed', reason: 'Slow.' });
});

it('crawlPage ends with the signal', async () => {
  const leaving = new AbortController();
  const fetchPage = () => {
    leaving.abort(new Error('left'));
    return Promise.reject(new PageFetchError('offline'));
  };
  await expect(crawl({ fetchPage }, leaving.signal).page).rejects.toThrow();
});

const { signal } = new AbortController();
const get = (fetch: typeof globalThis.fetch) => fetchForCrawl('/a', { origin, signal, fetch });

describe('a page of the crawl', () => {
  it('is asked for past every cache as a visitor without cookies', async () => {
    const fetch = answering({});
    await get(fetch);
    expect(String(fetch.mock.calls[0]?.[0])).toBe(`${origin}/a`);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store', credentials: 'omit' });
  });

  const headers = { 'X-Robots-Tag': 'NoIndex' };
  it.each([
    [
      { body: '<p>x', status: 503 },
      { status: 503, html: '<p>x', path: '/a', redirected: false },
    ],
    [
      { headers, url: `${origin}/b?x=1`, redirected: true },
      { path: '/b', redirected: true, robotsHeader: 'noindex' },
    ],
    [{ headers: { 'Content-Type': 'application/pdf' } }, { status: 200, html: null }],
  ])('answers %j with %j', async (answered, expected) => {
    expect(await get(answering(answered))).toMatchObject(expected);
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
  sessionStore.setState({ status: 'unknown' }, true);
  vi.unstubAllGlobals();
});

it('a document without code is what was served; one whose code does not run is given up', async () => {
  const shown = vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get');
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const wait = async (ms: number) => void (now += ms);
  const run = createFrameRenderer({ origin, origins: [origin], wait });
  const serve = (html: string) =>
    shown.mockReturnValue(new DOMParser().parseFromString(html, 'text/html'));
  serve('<title>Pay</title><main>A chart</main>');
  expect(await run('/embed', new AbortController().signal)).toMatchObject({ titles: ['Pay'] });
  serve('<script src="/app.js"></script><main>A page</main>');
  await expect(run('/page', new AbortController().signal)).rejects.toThrow(RenderError);
  vi.restoreAllMocks();
});
