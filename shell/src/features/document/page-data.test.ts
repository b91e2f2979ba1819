import type { PageData } from '@talent/sdk/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

it('data of a page that was prefetched is not asked for again by the first navigation', async () => {
  void prefetch();
  void prefetch();
  expect(await load()).toEqual(page);
  expect(answers).toHaveBeenCalledTimes(1);
  expect(answers.mock.calls[0]?.[0]).toBe('/_pages/1/mfe-blog/1/root/blog/pay/data.json');
  await load();
  expect(answers).toHaveBeenCalledTimes(2);
});

it('data of a page says when its request has ended, also where it failed or began before', async () => {
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

it('data of a page is kept for 30 s', async () => {
  void prefetch();
  await vi.advanceTimersByTimeAsync(29_999);
  await load();
  expect(answers).toHaveBeenCalledTimes(1);
  void prefetch();
  await vi.advanceTimersByTimeAsync(30_000);
  await load();
  expect(answers).toHaveBeenCalledTimes(3);
});

it('data of a page is kept of the ten pages that were prefetched last', async () => {
  for (let index = 0; index <= 10; index++) void prefetch(`/blog/${index}`);
  expect(answers).toHaveBeenCalledTimes(11);
  await load('/blog/1');
  expect(answers).toHaveBeenCalledTimes(11);
  await load('/blog/0');
  expect(answers).toHaveBeenCalledTimes(12);
});

it.each([false, true])(
  'data of a page is asked for again when its prefetch fails, with the navigation waiting: %s',
  async (waits) => {
    const answer = Promise.withResolvers<Response>();
    answers.mockReturnValueOnce(answer.promise);
    void prefetch();
    const early = waits ? load() : null;
    answer.resolve(new Response(null, { status: 500 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(await (early ?? load())).toEqual(page);
  },
);

it('data of a page is an error with a code when the gateway fails', async () => {
  answers.mockImplementation(() => Promise.resolve(new Response(null, { status: 500 })));
  await expect(load()).rejects.toMatchObject({ code: 'page-data' });
});

it('data of a page is null where the composition has no such page', async () => {
  answers.mockImplementation(() => Promise.resolve(new Response(null, { status: 404 })));
  expect(await load()).toBeNull();
});
