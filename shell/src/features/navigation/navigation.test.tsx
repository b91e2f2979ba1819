// @vitest-environment jsdom
import { Outlet, RouterProvider, createBrowserRouter, Link, useSearchParams } from '@talent/sdk';
import { act, cleanup, render, screen, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CONTENT_ID } from '../document/content-id';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { PageTransition } from './page-transition';
import { createScrollKey } from './scroll-key';

const onPage = vi.fn<(title: string) => void>();
let showLate: () => void;

function Frame() {
  useFocusOnNavigation(onPage);
  return (
    <main id={CONTENT_ID}>
      <Outlet />
    </main>
  );
}

function Late() {
  const [isHere, setHere] = useState(false);
  showLate = () => setHere(true);
  return isHere ? <h1>Late</h1> : <p>Wait</p>;
}

function Write() {
  return (
    <>
      <h1>Write</h1>
      <textarea aria-label="Text" />
    </>
  );
}

const post = (
  <>
    <title>A post</title>
    <h1>Post</h1>
    <h2 id="part two">Part</h2>
  </>
);

function open(path = '/') {
  window.history.replaceState(null, '', path);
  const router = createBrowserRouter([
    {
      element: <Frame />,
      children: [
        { path: '/', element: <h1>Home</h1> },
        { path: '/post', element: post },
        { path: '/late', element: <Late /> },
        { path: '/write/:id', element: <Write /> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return (to: string) => act(() => router.navigate(to));
}

const focused = () => document.activeElement?.textContent;

beforeEach(() => onPage.mockReset());
afterEach(cleanup);

it('arriving at a page keeps the focus on the served page', () => {
  open();
  expect(document.activeElement).toBe(document.body);
  expect(onPage).not.toHaveBeenCalled();
});

it('arriving at a page focuses the heading without scrolling and announces the title', async () => {
  const go = open();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await go('/post');
  expect(focused()).toBe('Post');
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  expect(screen.getByRole('heading', { name: 'Post' }).tabIndex).toBe(-1);
  expect(onPage.mock.calls).toEqual([['A post']]);
  focus.mockRestore();
});

it.each([
  ['the target of a hash instead', '/', '/post#part%20two', 'Part', 1],
  ['the heading where a hash names nothing', '/', '/post#%E0%A4%A', 'Post', 1],
  ['the target of a hash on the same page, unannounced', '/post', '/post#part%20two', 'Part', 0],
])('arriving at a page focuses %s', async (_case, from, to, text, announced) => {
  await open(from)(to);
  expect(focused()).toBe(text);
  expect(onPage).toHaveBeenCalledTimes(announced);
});

it('arriving at a page does not move the focus when only the search changes', async () => {
  await open('/post')('/post?topic=pay');
  expect(document.activeElement).toBe(document.body);
  expect(onPage).not.toHaveBeenCalled();
});

it('arriving at a page leaves the focus in a field that stays on the page, and takes it from one that is gone', async () => {
  const go = open('/write/new');
  screen.getByLabelText('Text').focus();
  await go('/write/7');
  expect(document.activeElement).toBe(screen.getByLabelText('Text'));
  await go('/post');
  expect(focused()).toBe('Post');
});

it('arriving at a page waits for a heading that comes later', async () => {
  await open()('/late');
  expect(onPage).not.toHaveBeenCalled();
  await act(async () => showLate());
  expect(focused()).toBe('Late');
  expect(onPage).toHaveBeenCalledTimes(1);
});

it('arriving at a page gives up waiting at the next navigation', async () => {
  const go = open();
  await go('/late');
  await go('/post');
  expect(focused()).toBe('Post');
  document.querySelector('main')?.append(document.createElement('h1'));
  await act(async () => undefined);
  expect(onPage).toHaveBeenCalledTimes(1);
});

const startTransition = vi.fn<(update: { update: () => void } | (() => void)) => object>();

beforeEach(() => {
  window.history.replaceState(null, '', '/one');
  startTransition.mockReset().mockImplementation((given) => {
    const done = Promise.resolve(typeof given === 'function' ? given() : given.update());
    return {
      ready: done,
      finished: done,
      updateCallbackDone: done,
      skipTransition: () => undefined,
    };
  });
  Object.defineProperty(document, 'startViewTransition', {
    value: startTransition,
    configurable: true,
  });
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
  'a page fades from one page to the next unless %s: less motion is asked for',
  async (less) => {
    wantsLessMotion(less);
    showSite();
    fireEvent.click(screen.getByRole('link', { name: 'Two' }));
    await screen.findByText('Page two');
    expect(startTransition).toHaveBeenCalledTimes(less ? 0 : 1);
  },
);

it('a page does not fade when only the search changes', async () => {
  wantsLessMotion(false);
  showSite();
  fireEvent.click(screen.getByRole('link', { name: 'Senior' }));
  await screen.findByText('Level: senior');
  expect(startTransition).not.toHaveBeenCalled();
});

const at = (key: string, pathname: string, hash = '') => ({ key, pathname, hash });

/** As the router asks: the entry that is left, then the one that is gone to. */
function visit(places: ReturnType<typeof at>[]): string[] {
  const scrollKey = createScrollKey();
  return places.map((place, index) => {
    scrollKey(places[index - 1] ?? place);
    return scrollKey(place);
  });
}

it.each([
  ['is the entry of a new path', [at('a', '/'), at('b', '/blog')], ['a', 'b']],
  ['stays while only the search changes', [at('a', '/blog'), at('b', '/blog')], ['a', 'a']],
  [
    'is new for a hash on the same page, and the old one again on the way back',
    [at('a', '/faq'), at('b', '/faq', '#fees'), at('a', '/faq')],
    ['a', 'b#fees', 'a'],
  ],
  [
    'tells entries apart that the browser itself has made for a hash',
    [at('default', '/faq'), at('default', '/faq', '#fees')],
    ['default', 'default#fees'],
  ],
  [
    'is found again after other pages, and new for another visit of a path',
    [at('a', '/'), at('b', '/blog'), at('c', '/'), at('b', '/blog')],
    ['a', 'b', 'c', 'b'],
  ],
])('the name of a scroll position %s', (_, places, names) => {
  expect(visit(places)).toEqual(names);
});
