// @vitest-environment jsdom
import { createBrowserRouter } from '@talent/sdk';
import { expect, it } from 'vitest';
import { showEarlyAtOnce } from './early-at-once';

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
