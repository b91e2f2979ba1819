import { beforeEach, expect, it, vi } from 'vitest';
import { makeRemote } from './testing/make-composition';
import { loadRemotePage } from './load/load-remote';
import { ensurePage, loadedPage, servedPage } from './pages';

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
