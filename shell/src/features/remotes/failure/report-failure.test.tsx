// @vitest-environment jsdom
import { RemoteLoadError, RouterProvider, createBrowserRouter, trackQueue } from '@talent/sdk';
import { COMPOSITION_BLOCK_ID } from '@talent/sdk/contract';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { servedPage } from '../pages';
import { RemoteErrorBoundary } from './remote-error-boundary';
import { remoteStore } from './report-failure';
import { RouteFailed } from './route-failed';
import { makeComposition, makeRemote } from '../testing/make-composition';

vi.mock('../load/container', () => ({
  importContainer: () => Promise.reject(new TypeError('no such file')),
}));

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  trackQueue.setState([], true);
  const block = document.createElement('script');
  block.id = COMPOSITION_BLOCK_ID;
  block.type = 'application/json';
  block.textContent = JSON.stringify(makeComposition());
  document.head.append(block);
});
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const reports = () => trackQueue.getState().map(({ event }) => event);
const report = (app: string, code: string) => ({
  event_type: 'remote_failed',
  metadata: { app, code },
});

function show(element: ReactNode): void {
  const router = createBrowserRouter([{ path: '*', element }]);
  render(<RouterProvider router={router} />);
}

it('a part of the site that fails is reported once for each navigation that could not load it', async () => {
  let isBroken = true;
  const router = createBrowserRouter([
    { path: '/' },
    {
      path: '/blog',
      loader: () => {
        if (isBroken) throw new RemoteLoadError('timeout', 'mfe-blog');
        return null;
      },
      element: <h1>Blog</h1>,
      errorElement: <RouteFailed app="mfe-blog" />,
    },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/blog'));
  expect(screen.getByRole('link', { name: 'Salary Dashboard' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Blog' })).toBeNull();
  expect(reports()).toEqual([report('mfe-blog', 'remote-timeout')]);

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(reports()).toHaveLength(2));
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Blog' })).toBeDefined();
  expect(reports()).toHaveLength(2);
});

it('a part of the site that fails is reported when the code of a served page cannot be loaded', async () => {
  void servedPage(makeRemote('mfe-served', ['/']), '/');
  await waitFor(() => expect(remoteStore.getState().status).toBe('failed'));
  expect(reports()).toEqual([report('mfe-served', 'remote-network')]);
});

it('a part of the site that fails is reported when its page throws', () => {
  const Broken = (): ReactNode => {
    throw new Error('broken on purpose');
  };
  show(
    <RemoteErrorBoundary app="mfe-blog">
      <Broken />
    </RemoteErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toBeDefined();
  expect(reports()).toEqual([report('mfe-blog', 'render')]);
});
