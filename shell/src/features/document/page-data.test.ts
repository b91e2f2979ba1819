import type { PageData } from '@talent/sdk/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeComposition, makeRemote } from '../remotes/testing/make-composition';
import { fetchPageData, prefetchPageData } from './page-data';

const remote = makeRemote('mfe-blog', ['/blog/:slug']);
const composition = makeComposition();
const page: PageData = {
  head: { title: 'Post', description: '', canonicalPath: '/blog/pay', robots: 'index, follow' },
  data: { body: 'Text' },
};

const answers = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  answers.mockReset();
  answers.mockImplementation(() => Promise.resolve(Response.json(page)));
  vi.stubGlobal('fetch', answers);
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const load = (path = '/blog/pay') => fetchPageData(composition, remote, path);
const prefetch = (path = '/blog/pay') => prefetchPageData(composition, remote, path);

describe('data of a page', () => {
  it('that was prefetched is not asked for again', async () => {
    void prefetch();
    void prefetch();
    expect(await load()).toEqual(page);
    expect(answers).toHaveBeenCalledTimes(1);
    expect(answers.mock.calls[0]?.[0]).toBe('/_pages/1/mfe-blog/1/root/blog/pay/data.json');
  });

  it('says when its request has ended, also where it failed or began before', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers.mockReturnValueOnce(promise);
    const ended: string[] = [];
    void prefetch().then(() => ended.push('first'));
    void prefetch().then(() => ended.push('second'));
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toEqual([]);
    resolve(new Response(null, { status: 500 }));
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toEqual(['first', 'second']);
  });

  it('is used by one navigation only', async () => {
    void prefetch();
    await load();
    await load();
    expect(answers).toHaveBeenCalledTimes(2);
  });

  it('is kept for 30 s', async () => {
    void prefetch();
    await vi.advanceTimersByTimeAsync(29_999);
    await load();
    expect(answers).toHaveBeenCalledTimes(1);
    void prefetch();
    await vi.advanceTimersByTimeAsync(30_000);
    await load();
    expect(answers).toHaveBeenCalledTimes(3);
  });

  it('is kept of the ten pages that were prefetched last', async () => {
    for (let index = 0; index <= 10; index++) void prefetch(`/blog/${index}`);
    expect(answers).toHaveBeenCalledTimes(11);
    await load('/blog/1');
    expect(answers).toHaveBeenCalledTimes(11);
    await load('/blog/0');
    expect(answers).toHaveBeenCalledTimes(12);
  });

  it('is asked for again when its prefetch has failed', async () => {
    answers.mockRejectedValueOnce(new TypeError('offline'));
    void prefetch();
    await vi.advanceTimersByTimeAsync(0);
    expect(await load()).toEqual(page);
  });

  it('is asked for again when its prefetch fails while the navigation waits', async () => {
    const answer = Promise.withResolvers<Response>();
    answers.mockReturnValueOnce(answer.promise);
    void prefetch();
    const loaded = load();
    answer.resolve(new Response(null, { status: 500 }));
    expect(await loaded).toEqual(page);
  });

  it('is an error with a code when the gateway fails', async () => {
    answers.mockImplementation(() => Promise.resolve(new Response(null, { status: 500 })));
    await expect(load()).rejects.toMatchObject({ code: 'page-data' });
  });

  it('is null where the composition has no such page', async () => {
    answers.mockImplementation(() => Promise.resolve(new Response(null, { status: 404 })));
    expect(await load()).toBeNull();
  });
});
