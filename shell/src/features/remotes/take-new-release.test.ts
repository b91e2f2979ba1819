import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as LoadPublicPage from './load-public-page';
import { makeComposition, makeRemote } from './testing/make-composition';

const code = vi.hoisted(() => ({ load: (): Promise<void> => Promise.resolve() }));
vi.mock('./load/load-remote', () => ({ openRemote: () => Promise.resolve(false) }));
vi.mock('./pages', () => ({ ensurePage: () => code.load(), hasPage: () => false }));

const page = { head: { title: 'Post' }, data: null };
const url = new URL('http://localhost:3000/blog/pay?topic=pay');

/** Session storage of a tab with a request that was not sent. */
const KEPT = { 'form-entries:contact': '{"name":["Ada"]}' };

let load: (hash?: string) => Promise<unknown>;
let live: string;
let left: PromiseWithResolvers<string>;
let location: Record<'origin' | 'href', string> & Record<'assign' | 'reload', unknown>;

beforeEach(async () => {
  // The tab's own release.
  live = 'stable 7 composition';
  code.load = () => Promise.resolve();
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json(page, { headers: { 'Live-Release': live } })),
  );
  const assign = (address: string) => left.resolve(`left for ${address}`);
  const reload = () => left.resolve('reloaded');
  left = Promise.withResolvers();
  location = { origin: url.origin, href: `${url.origin}/`, assign, reload };
  vi.stubGlobal('window', { location });
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('sessionStorage', {});
  vi.resetModules();
  const { loadPublicPage }: typeof LoadPublicPage = await import('./load-public-page');
  load = (hash = '') => {
    const remote = makeRemote('mfe-blog', ['/blog/:slug']);
    return loadPublicPage(makeComposition(), remote, '/blog/:slug', url, () => hash);
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The end of a navigation: its page, a failure, or neither when the document is loaded instead. */
const outcome = (hash?: string): Promise<unknown> =>
  Promise.race([load(hash).catch(() => 'failed'), left.promise]);

it('shows the page of the live release, goes on with its own while entries wait, and takes the new one after them', async () => {
  expect(await outcome()).toMatchObject(page);
  live = 'stable 8 other';
  vi.stubGlobal('sessionStorage', KEPT);
  expect(await outcome()).toMatchObject(page);
  vi.stubGlobal('sessionStorage', {});
  expect(await outcome()).toBe('left for /blog/pay?topic=pay');
});

it.each([
  [
    'loads the document for a file of its old release that is gone',
    'stable 8 other',
    'left for /blog/pay?topic=pay',
  ],
  ['explains a failure of the release that is live', 'stable 7 composition', 'failed'],
])('%s', async (_case, release, end) => {
  live = release;
  code.load = () => Promise.reject(new Error('gone'));
  expect(await outcome()).toBe(end);
});

it('a path without data, such as one that a remote redirects, is asked for as a document, with its hash', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })));
  expect(await outcome('#part')).toBe('left for /blog/pay?topic=pay#part');
  left = Promise.withResolvers();
  // As an entry of the history it is the address of the tab already.
  location.href = `${url.href}#part`;
  expect(await outcome('#part')).toBe('reloaded');
});
