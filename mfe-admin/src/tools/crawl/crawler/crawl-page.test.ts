// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { CrawlAnswer } from '../api/read-site';
import { PageFetchError } from '../../../site-pages/api/fetch-page';
import { crawlPage } from './crawl-page';
import type { PageReader } from './crawl-page';
import { readDocument } from '../document/read-document';
import { RenderError } from './render-frame';

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

describe('crawlPage', () => {
  it('keeps the facts of a page, without its text', async () => {
    const page = await crawl({}).page;
    expect(page).toMatchObject({ outcome: 'read', status: 200, attempts: 1, loadMs: 12 });
    expect(page.document).toMatchObject({ titles: ['A'], words: 1, htmlBytes: 33 });
    expect(page.document).not.toHaveProperty('text');
    expect(page.document?.contentHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('asks a failing server once more, after a second', async () => {
    const fetchPage = vi
      .fn()
      .mockResolvedValueOnce({ ...answer, status: 503 })
      .mockResolvedValueOnce(answer);
    const { page, waits } = crawl({ fetchPage });
    expect(await page).toMatchObject({ status: 200, attempts: 2 });
    expect(waits).toEqual([1_000]);
  });

  it('records a page that does not answer', async () => {
    const fetchPage = vi.fn(failing('timeout'));
    expect(await crawl({ fetchPage }).page).toMatchObject({
      outcome: 'failed',
      failure: 'timeout',
      attempts: 2,
    });
    expect(fetchPage).toHaveBeenCalledTimes(2);
  });

  it('does not retry a page that is too large or missing', async () => {
    const large = vi.fn(failing('too-large'));
    expect(await crawl({ fetchPage: large }).page).toMatchObject({
      failure: 'too-large',
      attempts: 1,
    });
    const missing = vi.fn(() => Promise.resolve({ ...answer, status: 404 }));
    expect(await crawl({ fetchPage: missing }).page).toMatchObject({ status: 404, attempts: 1 });
  });

  it('keeps every hop of a redirect, or its end alone where the site does not tell the hops', async () => {
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

  it('recognizes a redirect loop that a browser reports as unreachable', async () => {
    const hops = [{ path: '/a', status: 301, location: '/a' }];
    const page = await crawl({ fetchPage: failing('offline'), trace: () => Promise.resolve(hops) })
      .page;
    expect(page).toMatchObject({ outcome: 'redirected', status: 301, failure: null, hops });
  });

  it('reads no document where there is none', async () => {
    const fetchPage = () => Promise.resolve({ ...answer, html: null });
    expect(await crawl({ fetchPage }).page).toMatchObject({ outcome: 'not-html', document: null });
  });

  it('compares with the rendered page, or keeps the reason of a failure', async () => {
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

  it('ends with the signal', async () => {
    const leaving = new AbortController();
    const fetchPage = () => {
      leaving.abort(new Error('left'));
      return Promise.reject(new PageFetchError('offline'));
    };
    await expect(crawl({ fetchPage }, leaving.signal).page).rejects.toThrow();
  });
});
