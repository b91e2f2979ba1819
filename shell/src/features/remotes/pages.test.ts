// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { makeRemote } from './testing/make-composition';
import { loadRemotePage } from './load/load-remote';
import { remoteStore } from './failure/report-failure';
import { ensurePage, keepLoading, loadedPage, servedPage } from './pages';

vi.mock('./load/load-remote', () => ({ loadRemotePage: vi.fn() }));

const page = { Component: () => null, head: null };

beforeEach(() => vi.mocked(loadRemotePage).mockReset().mockResolvedValue(page));

it('a render that has waited for the served page finds it where it waited', async () => {
  const remote = makeRemote('mfe-served', ['/']);
  const served = servedPage(remote, '/');
  expect(await served).toBe(page);
  expect(servedPage(remote, '/')).toBe(served);
  // React warns of a component that waited with use() and then does without it.
  expect(loadedPage('mfe-served', '/')).toBeUndefined();
});

it('a navigation back to the served page loads nothing again', async () => {
  const remote = makeRemote('mfe-back', ['/']);
  await servedPage(remote, '/');
  await ensurePage(remote, '/');
  expect(loadedPage('mfe-back', '/')).toBe(page);
  expect(loadRemotePage).toHaveBeenCalledTimes(1);
});

it('a page that is shown before its code is waited for in the same way', async () => {
  const remote = makeRemote('mfe-early', ['/']);
  const early = keepLoading(remote, '/', '/', Promise.resolve(page));
  expect(servedPage(remote, '/')).toBe(early);
  expect(await early).toBe(page);
  expect(loadRemotePage).not.toHaveBeenCalled();
});

it.each([
  ['/', 'failed'],
  ['/another-page', 'working'],
])('code that cannot be had is a notice at its own address alone: %s, %s', async (path, status) => {
  vi.spyOn(console, 'error').mockReturnValue();
  remoteStore.setState({ status: 'working' }, true);
  void keepLoading(makeRemote('mfe-lost', ['/']), '/', path, Promise.reject(new Error('404')));
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  await Promise.resolve();
  expect(remoteStore.getState().status).toBe(status);
});
