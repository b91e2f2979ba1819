// @vitest-environment jsdom
import { createBrowserRouter } from '@talent/sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { redirectRoutes } from './redirect-routes';
import { redirects } from './redirects';
import { specifiedRedirects } from '@talent/testing/specification';

let close = (): void => undefined;
afterEach(() => close());

function open() {
  window.history.replaceState(null, '', '/');
  const hash = (): string => router.state.navigation.location?.hash ?? '';
  const router = createBrowserRouter([{ path: '*' }, ...redirectRoutes(hash)]);
  close = () => router.dispose();

  const isAt = (address: string): Promise<void> =>
    vi.waitFor(() => {
      const { pathname, search, hash: part } = router.state.location;
      expect(pathname + search + part).toBe(address);
      expect(window.location.pathname).toBe(pathname);
    });
  return { router, isAt };
}

describe.each(redirects)('$from', ({ from, to }) => {
  it(`followed from a link leads to ${to}, and back to the page before`, async () => {
    const { router, isAt } = open();
    await router.navigate(`${from}?topic=pay#part`);
    await isAt(`${to}?topic=pay#part`);
    window.history.back();
    await isAt('/');
  });

  it(`as an entry of the history is replaced by ${to}`, async () => {
    const { isAt } = open();
    window.history.pushState({}, '', `${from}?topic=pay#part`);
    const entries = window.history.length;
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    await isAt(`${to}?topic=pay#part`);
    expect(window.history.length).toBe(entries);
    window.history.back();
    await isAt('/');
  });
});

it('leads each of the 19 short paths of the specification to its long form', () => {
  expect(specifiedRedirects).toHaveLength(19);
  expect(redirects.map(({ from, to }) => [from, to])).toEqual(specifiedRedirects);
});
