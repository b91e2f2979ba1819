// @vitest-environment jsdom
import { createBrowserRouter } from '@talent/sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPublicPage } from './load-public-page';
import { makeComposition, makeRemote } from './testing/make-composition';

vi.mock('./load/load-remote', () => ({ openRemote: () => Promise.resolve(false) }));
vi.mock('./pages', () => ({ ensurePage: () => Promise.resolve(), hasPage: () => false }));

const remote = makeRemote('mfe-blog', ['/blog/:slug']);
const composition = makeComposition();
const page = { head: { title: 'Post' }, data: null };

let close = (): void => undefined;
beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>((url) =>
      Promise.resolve(
        Response.json(String(url).includes('/blog/7/') ? { movedTo: '/blog/pay' } : page),
      ),
    ),
  );
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

function open() {
  window.history.replaceState(null, '', '/');
  const hash = (): string => router.state.navigation.location?.hash ?? '';
  const router = createBrowserRouter([
    { path: '*' },
    {
      id: 'post',
      path: '/blog/:slug',
      loader: ({ request }) =>
        loadPublicPage(composition, remote, '/blog/:slug', new URL(request.url), hash),
    },
  ]);
  close = () => router.dispose();
  const isAt = (address: string): Promise<void> =>
    vi.waitFor(() => {
      const { pathname, search, hash: part } = router.state.location;
      expect(pathname + search + part).toBe(address);
      expect(router.state.loaderData).toMatchObject({ post: page });
    });
  return { router, isAt };
}

it('a link to a moved page opens the new address, and Back returns to the page before', async () => {
  const { router, isAt } = open();
  await router.navigate('/blog/7?topic=pay#part');
  await isAt('/blog/pay?topic=pay#part');
  window.history.back();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

it('a history entry of a moved page is replaced', async () => {
  const { isAt } = open();
  window.history.pushState({}, '', '/blog/7');
  const entries = window.history.length;
  window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  await isAt('/blog/pay');
  expect(window.history.length).toBe(entries);
});
