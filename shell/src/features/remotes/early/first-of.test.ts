import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyStyles, type LoadedPage } from '../load/load-remote';
import { keepLoading } from '../pages';
import { makeRemote } from '../testing/make-composition';
import { firstOf } from './first-of';

vi.mock('../load/load-remote', () => ({ applyStyles: vi.fn() }));
vi.mock('../pages', () => ({ keepLoading: vi.fn() }));

const remote = makeRemote('mfe-blog', ['/blog/:slug']);
const page: LoadedPage = { Component: () => null, head: null };
const never = new Promise<LoadedPage>(() => undefined);
const ask = (code: Promise<LoadedPage>) => firstOf(remote, '/blog/:slug', '/blog/pay', code);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.mocked(applyStyles).mockReset().mockResolvedValue();
  vi.mocked(keepLoading).mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

it('is the code where it comes with the styles', async () => {
  const { promise, resolve } = Promise.withResolvers<LoadedPage>();
  const first = ask(promise);
  await vi.advanceTimersByTimeAsync(49);
  resolve(page);
  expect(await first).toBe(page);
  expect(keepLoading).not.toHaveBeenCalled();
});

it('is the page without its code 50 ms after the styles; the code is waited for', async () => {
  const first = ask(never);
  await vi.advanceTimersByTimeAsync(50);
  expect(await first).toBeNull();
  expect(keepLoading).toHaveBeenCalledExactlyOnceWith(remote, '/blog/:slug', '/blog/pay', never);
});

it('is the page without its code where that cannot be had', async () => {
  const code = Promise.reject(new Error('no code'));
  const first = ask(code);
  await vi.advanceTimersByTimeAsync(50);
  expect(await first).toBeNull();
  expect(keepLoading).toHaveBeenCalledExactlyOnceWith(remote, '/blog/:slug', '/blog/pay', code);
});

it('waits for the code where the styles cannot be had', async () => {
  vi.mocked(applyStyles).mockRejectedValue(new Error('style.css is missing or was changed.'));
  expect(await ask(Promise.resolve(page))).toBe(page);
  await expect(ask(Promise.reject(new Error('no code')))).rejects.toThrow('no code');
});
