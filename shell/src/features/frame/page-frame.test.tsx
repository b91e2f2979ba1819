// @vitest-environment jsdom
import { RouterProvider, createBrowserRouter, sessionStore } from '@talent/sdk';
import type { PageBlock } from '@talent/sdk/contract';
import { defaultSite } from '@talent/sdk/site';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ada, signedIn } from '../backend/testing/fake-backend';
import { closeGuard, guardStore } from '../guard/guard-store';
import { UNKNOWN_ID } from '../guard/unknown-path';
import { makeRemote } from '../remotes/testing/make-composition';
import { PageFrame } from './page-frame';

// Federation's own module exists in a build alone; no remote is loaded here.
vi.mock('../remotes/load/container', () => ({ loadContainer: vi.fn() }));

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  Object.defineProperty(document, 'fonts', {
    value: { ready: new Promise(() => {}) },
    configurable: true,
  });
  sessionStore.setState({ status: 'unknown' }, true);
  closeGuard();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(path: string, kind: PageBlock['kind']): void {
  window.history.replaceState(null, '', path);
  const children = [
    { path: '/about', element: <p>A page</p> },
    { id: UNKNOWN_ID, path: '*', element: <p>A path that no public app owns</p> },
  ];
  const element = <PageFrame site={defaultSite} kind={kind} />;
  render(<RouterProvider router={createBrowserRouter([{ element, children }])} />);
}

function signIn(): void {
  act(() => sessionStore.setState(signedIn(ada), true));
}

function allow(): void {
  const composition = { home: '/tools', remotes: [makeRemote('staff', ['/tools', '/tools/:id'])] };
  act(() => guardStore.setState({ status: 'allowed', composition }, true));
}

/** The public frame has these, the frame of the staff neither. */
function isPublic(): boolean {
  const parts = [screen.queryByRole('banner'), screen.queryByRole('contentinfo')];
  expect(new Set(parts.map((part) => part === null)).size).toBe(1);
  return parts[0] !== null;
}

it('is the public one for everyone whom the gateway does not know', () => {
  open('/tools', 'not-found');
  expect(isPublic()).toBe(true);
  act(() => sessionStore.setState({ status: 'signed-out' }, true));
  expect(isPublic()).toBe(true);
});

it('is that of the staff while the role is checked, and on a guarded path once it has been', () => {
  open('/tools/7', 'guarded');
  expect(isPublic()).toBe(false);
  signIn();
  expect(isPublic()).toBe(false);
  allow();
  expect(isPublic()).toBe(false);
  expect(screen.getByText('Skip to content')).toBeTruthy();
});

it('is the public one again for those without the role, and after a sign-out', () => {
  open('/tools', 'guarded');
  signIn();
  act(() => guardStore.setState({ status: 'denied' }, true));
  expect(isPublic()).toBe(true);
  allow();
  expect(isPublic()).toBe(false);
  act(() => sessionStore.setState({ status: 'signed-out' }, true));
  expect(isPublic()).toBe(true);
});

it.each(['/about', '/no-such-tool'])('is the public one for an admin on %s', (path) => {
  open(path, 'page');
  signIn();
  allow();
  expect(isPublic()).toBe(true);
});
