// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Suspense, use, useLayoutEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { makeRemote } from '../testing/make-composition';
import { EarlyContent } from './early-content';
import { restorePlace } from './kept-place';
import { createBrowserRouter } from '@talent/sdk';
import { showEarlyAtOnce } from './early-at-once';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const remote = makeRemote('mfe-blog', ['/blog/:slug']);
const html = `<!--$--><div data-app="mfe-blog"><!--$--><h1 tabindex="-1">Pay</h1>
  <p><a href="/blog/offers?from=pay#top">Offers</a></p>
  <form><label>Email <input name="email"></label></form>
  <script>window.hasRun = true</script></div>`;

/** A page that its code takes over when `arrive` is called. */
async function showEarly({ content = html, isFromTop = true } = {}) {
  const { promise, resolve } = Promise.withResolvers<null>();
  function Taken() {
    use(promise);
    useLayoutEffect(restorePlace, []);
    return (
      <>
        <h1>Pay</h1>
        <p>
          <a href="/blog/offers">Offers, taken over</a>
        </p>
      </>
    );
  }
  function Page() {
    return (
      <main id="content">
        <div data-app="mfe-blog">
          <Suspense
            fallback={<EarlyContent remote={remote} html={content} isFromTop={isFromTop} />}
          >
            <Taken />
          </Suspense>
        </div>
      </main>
    );
  }
  await act(async () => {
    renderPage(Page);
  });
  return async () => {
    resolve(null);
    await screen.findByText('Offers, taken over');
  };
}

it('shows what the document would, without running its scripts; forms take no entries yet', async () => {
  await showEarly();
  expect(screen.getByRole('heading', { name: 'Pay' })).toBeTruthy();
  expect(document.querySelectorAll('[data-app="mfe-blog"]')).toHaveLength(1);
  expect(document.querySelector('form')?.inert).toBe(true);
  expect('hasRun' in window).toBe(false);
});

it('its links navigate without a document, unless another tab is asked for', async () => {
  await showEarly();
  const link = screen.getByRole('link', { name: 'Offers' });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(link)).toBe(false);
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe('/blog/offers?from=pay#top');
});

it.each(['heading', 'link', null])(
  'the focus of the early %s is there still when the code takes over, and moved where there was none',
  async (role) => {
    const arrive = await showEarly();
    if (role) screen.getByRole(role).focus();
    await arrive();
    expect(document.activeElement).toBe(role ? screen.getByRole(role) : document.body);
  },
);

const parts = () => {
  const page = document.querySelector<HTMLElement>('[data-early]');
  const { contentVisibility = null } = page?.querySelector('section')?.style ?? {};
  return [page?.dataset['early'], contentVisibility];
};
const inParts = '<div data-app="mfe-blog"><h1>Pay</h1><section><p>Offers</p></section></div>';

it('the first frame has the heading alone, and the parts come after it', async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  await showEarly({ content: inParts });
  expect(parts()).toEqual(['hidden', 'hidden']);
  frames[0]?.();
  await vi.waitFor(() => expect(parts()).toEqual(['auto', 'auto']));
});

it('the parts are there at once where the heading is in one of them', async () => {
  await showEarly({ content: '<div data-app="mfe-blog"><section><h1>Pay</h1></section></div>' });
  expect(parts()).toEqual(['auto', 'auto']);
});

it('all parts are laid out where the page is not shown from its top', async () => {
  await showEarly({ content: inParts, isFromTop: false });
  expect(parts()[0]).toBe('');
  expect(parts()[1]).not.toBe('auto');
});

it('a page that is shown before its code is rendered in one go, once, and all else as the router says', async () => {
  window.history.replaceState(null, '', '/');
  const router = createBrowserRouter([
    { path: '/' },
    { path: '/early', loader: () => ({ isEarly: true }), shouldRevalidate: () => false },
    { path: '/whole', loader: () => ({ isEarly: false }) },
  ]);
  const seen: string[] = [];
  const shown = showEarlyAtOnce(router);
  shown.subscribe(({ location, navigation }, { flushSync }) => {
    if (navigation.state === 'idle')
      seen.push(`${location.pathname}${location.search} ${flushSync}`);
  });
  for (const address of ['/early', '/early?role=a', '/whole', '/early']) {
    await shown.navigate(address);
  }
  expect(shown.state.location.pathname).toBe('/early');
  expect(seen).toEqual(['/early true', '/early?role=a false', '/whole false', '/early true']);
  router.dispose();
});
