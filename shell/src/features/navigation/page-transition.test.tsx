// @vitest-environment jsdom
import { Link, Outlet, RouterProvider, createBrowserRouter, useSearchParams } from '@talent/sdk';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageTransition } from './page-transition';

const start = vi.fn<(update: { update: () => void } | (() => void)) => object>();

beforeEach(() => {
  window.history.replaceState(null, '', '/one');
  start.mockReset().mockImplementation((given) => {
    const done = Promise.resolve(typeof given === 'function' ? given() : given.update());
    return {
      ready: done,
      finished: done,
      updateCallbackDone: done,
      skipTransition: () => undefined,
    };
  });
  Object.defineProperty(document, 'startViewTransition', { value: start, configurable: true });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.unstubAllGlobals();
});

function wantsLessMotion(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches }));
}

function Filter() {
  const [search] = useSearchParams();
  return <p>Level: {search.get('level') ?? 'any'}</p>;
}

function showSite(): void {
  const frame = (
    <>
      <Link to="/two">Two</Link>
      <Link to="?level=senior">Senior</Link>
      <main>
        <PageTransition>
          <Outlet />
        </PageTransition>
      </main>
    </>
  );
  const children = [
    { path: '/one', element: <Filter /> },
    { path: '/two', element: <p>Page two</p> },
  ];
  render(<RouterProvider router={createBrowserRouter([{ element: frame, children }])} />);
}

it.each([false, true])(
  'fades from one page to the next unless %s: less motion is asked for',
  async (less) => {
    wantsLessMotion(less);
    showSite();
    fireEvent.click(screen.getByRole('link', { name: 'Two' }));
    await screen.findByText('Page two');
    expect(start).toHaveBeenCalledTimes(less ? 0 : 1);
  },
);

it('does not fade when only the search changes', async () => {
  wantsLessMotion(false);
  showSite();
  fireEvent.click(screen.getByRole('link', { name: 'Senior' }));
  await screen.findByText('Level: senior');
  expect(start).not.toHaveBeenCalled();
});
