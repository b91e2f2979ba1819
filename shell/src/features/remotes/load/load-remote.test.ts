// @vitest-environment jsdom
import type { Remote } from '@talent/sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { loadRemotePage, openRemote, prefetchRemote } from './load-remote';
import type { applyFetchedStyles } from './preload-closure';
import { makeRemote } from '../testing/make-composition';

const importContainer = vi.hoisted(() => vi.fn());
vi.mock('./container', () => ({ importContainer }));

const remote = makeRemote('mfe-blog', ['/blog']);
const closures = {
  routes: {
    '/blog': {
      scripts: [{ file: 'remote.js', integrity: 'sha384-a' }],
      styles: [{ file: 'style.css', integrity: 'sha384-b' }],
    },
    '/charts': {
      scripts: [{ file: 'charts.js', integrity: 'sha384-c' }],
      styles: [],
      later: [{ file: 'chart.js', integrity: 'sha384-d' }],
    },
  },
};
const container: Remote = {
  name: 'mfe-blog',
  guard: null,
  routes: ['/blog', '/charts'].map((path) => ({
    path,
    page: () => Promise.resolve({ default: () => null }),
  })),
};

let broken: RegExp | null = null;
let asked: string[] = [];

let stylesheets: HTMLLinkElement[] = [];
const applied = () =>
  stylesheets.filter(({ media }) => media === '').map(({ href }) => new URL(href).pathname);
let load: typeof loadRemotePage;
let prefetch: typeof prefetchRemote;
let open: typeof openRemote;
let applyStyles: typeof applyFetchedStyles;

beforeEach(async () => {
  broken = null;
  asked = [];
  stylesheets = [];
  vi.resetModules();
  ({
    loadRemotePage: load,
    openRemote: open,
    prefetchRemote: prefetch,
  } = await import('./load-remote'));
  ({ applyFetchedStyles: applyStyles } = await import('./preload-closure'));
  importContainer.mockReset();
  importContainer.mockResolvedValue(container);
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>((url) => {
      asked.push(String(url));
      return Promise.resolve(Response.json(closures));
    }),
  );
  // jsdom loads neither kind of link.
  vi.spyOn(document.head, 'append').mockImplementation((...links) => {
    for (const link of links) {
      if (!(link instanceof HTMLLinkElement)) continue;
      const path = new URL(link.href).pathname;
      if (link.rel === 'stylesheet') stylesheets.push(link);
      asked.push(path);
      expect(link.integrity).toMatch(/^sha384-/);
      queueMicrotask(() => link.dispatchEvent(new Event(broken?.test(path) ? 'error' : 'load')));
    }
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const files = (base: string) => ['closures.json', 'style.css', 'remote.js'].map((f) => base + f);
const importedFrom = () => importContainer.mock.calls.map(([, url]) => url as string);

const styles = [{ file: 'style.css', integrity: 'sha384-b' }];

it('opening a page before its code fetches its stylesheets alone, which style nothing until the content is there', async () => {
  expect(await open(remote, '/blog')).toBe(true);
  expect(asked).toEqual(['closures.json', 'style.css'].map((file) => remote.base + file));
  expect(applied()).toEqual([]);
  applyStyles(makeRemote('mfe-other', ['/']));
  expect(applied()).toEqual([]);
  applyStyles(remote);
  expect(applied()).toEqual([`${remote.base}style.css`]);
  await load(remote, '/blog');
  expect(asked).toEqual(files(remote.base));
});

it('opening a page before its code does not wait for the list of files where the composition names the stylesheets', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const named = { ...remote, styles };
  expect(await open(named, '/blog')).toBe(true);
  expect(asked).toEqual([`${remote.base}style.css`]);
});

it('opening a page before its code says where the stylesheets cannot be had', async () => {
  broken = /style\.css$/;
  expect(await open(remote, '/blog')).toBe(false);
  expect(await open({ ...remote, styles }, '/blog')).toBe(false);
});

it('prefetching a remote fetches the stylesheets at once, and the scripts after what comes before them', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const prefetched = prefetch(remote, '/blog', promise);
  await vi.waitFor(() => expect(asked).toEqual(files(remote.base).slice(0, 2)));
  await new Promise((later) => setTimeout(later));
  expect(asked).toEqual(files(remote.base).slice(0, 2));
  resolve(null);
  await prefetched;
  expect(asked).toEqual(files(remote.base));
});

it('prefetching a remote runs nothing and leaves nothing to fetch for the load after it', async () => {
  await prefetch(remote, '/blog');
  await prefetch(remote, '/blog');
  expect(asked).toEqual(files(remote.base));
  expect(applied()).toEqual([]);
  expect(importContainer).not.toHaveBeenCalled();
  await load(remote, '/blog');
  expect(asked).toEqual(files(remote.base));
  expect(applied()).toEqual([`${remote.base}style.css`]);
  expect(importedFrom()).toEqual([`${remote.base}remote.js`]);
});

it('prefetching a remote shares what is on its way with a load', async () => {
  const prefetched = prefetch(remote, '/blog');
  await Promise.all([prefetched, load(remote, '/blog')]);
  expect(asked).toEqual(files(remote.base));
});

it('prefetching a remote is silent when it fails, is not repeated, and does not spoil the load after it', async () => {
  const log = vi.spyOn(console, 'error');
  broken = /remote\.js$/;
  await prefetch(remote, '/blog');
  await prefetch(remote, '/blog');
  expect(asked).toEqual(files(remote.base));
  expect(log).not.toHaveBeenCalled();
  // The browser may keep the failure of the first URL for ever: a load has URLs of its own.
  broken = /mfe-blog\/1\/remote\.js$/;
  await expect(load(remote, '/blog')).resolves.toBeDefined();
  expect(importedFrom()).toEqual([`${remote.base}~1/remote.js`]);
});

it('prefetching a remote keeps its URLs where the path is one that it redirects', async () => {
  await prefetch(remote, '/moved');
  await load(remote, '/blog');
  expect(importedFrom()).toEqual([`${remote.base}remote.js`]);
});

it('prefetching a remote uses one set of URLs for concurrent loads', async () => {
  broken = /remote\.js$/;
  for (let time = 0; time < 20; time++) await prefetch(remote, '/blog');
  await expect(load(remote, '/blog')).rejects.toMatchObject({ code: 'remote-network' });
  broken = null;
  await load(remote, '/blog');
  expect(importedFrom()).toEqual([`${remote.base}~2/remote.js`]);
});

it('prefetching a remote asks again for a list of files that could not be read', async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('offline'));
  await prefetch(remote, '/blog');
  await load(remote, '/blog');
  expect(importedFrom()).toEqual([`${remote.base}~1/remote.js`]);
});

it('loading a remote fetches with their hashes also the files that the page may import later, and does not wait for them', async () => {
  await prefetch(remote, '/charts');
  expect(asked).not.toContain(`${remote.base}chart.js`);
  await load(remote, '/charts');
  expect(asked.at(-1)).toBe(`${remote.base}chart.js`);
});

it('loading a remote succeeds where only such a file is missing', async () => {
  broken = /chart\.js$/;
  await expect(load(remote, '/charts')).resolves.toBeDefined();
  expect(importedFrom()).toEqual([`${remote.base}remote.js`]);
});

it('loading a remote is an error with a code when the route is not among its files', async () => {
  await expect(load(remote, '/elsewhere')).rejects.toMatchObject({
    code: 'remote-invalid',
    app: 'mfe-blog',
  });
});
