// @vitest-environment jsdom
import { sessionStore, RouterProvider, createBrowserRouter } from '@talent/sdk';
import { renderPage } from '@talent/testing/render-page';
import { act, cleanup, fireEvent, screen, render } from '@testing-library/react';
import { beforeEach, expect, it, vi, afterEach } from 'vitest';
import { ada, grace, signedIn, type Person } from '../backend/testing/fake-backend';
import { waitingStore } from '../pending/use-slow-page';
import { checkAdmin } from './check-admin';
import { closeGuard, guardStore, leavingStore } from './guard-store';
import { RequireAdmin, RequireSession } from './unknown-path';
import { UNKNOWN_ID } from './unknown-route';
import type { PageBlock } from '@talent/sdk/contract';
import { defaultSite } from '@talent/sdk/site';
import { makeRemote } from '../remotes/testing/make-composition';
import { PageFrame } from '../frame/page-frame';
import { CONTENT_ID } from '../document/content-id';
import { StaffLinks } from '../staff-links/staff-links';

// Federation's own module exists in a build alone; no remote is loaded here.
vi.mock('../remotes/load/container', () => ({ loadContainer: vi.fn() }));
vi.mock('./check-admin', () => ({ checkAdmin: vi.fn(() => Promise.resolve()) }));

const allowedHome = {
  status: 'allowed',
  composition: { remotes: [], home: '/staff-home' },
} as const;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(checkAdmin).mockClear();
  vi.stubGlobal('scrollTo', vi.fn());
  const fonts = { ready: new Promise(() => {}) };
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  sessionStore.setState({ status: 'unknown' }, true);
  closeGuard();
});
afterEach(() => vi.unstubAllGlobals());

function openGuarded(expected: boolean): void {
  renderPage(() => (
    <RequireSession expected={expected}>
      <RequireAdmin>{({ home }) => <p>Tool at {home}</p>}</RequireAdmin>
    </RequireSession>
  ));
}

function signIn(person: Person): void {
  act(() => sessionStore.setState(signedIn(person), true));
}

function isNotFound(): boolean {
  return screen.queryByRole('heading', { name: 'Oops! Page not found' }) !== null;
}

function isWaiting(): boolean {
  return waitingStore.getState() > 0;
}

it('a guarded page does not exist before anything is known of a session, or without one, and no role is asked for', () => {
  openGuarded(false);
  expect(isNotFound()).toBe(true);
  cleanup();
  openGuarded(true);
  act(() => sessionStore.setState({ status: 'signed-out' }, true));
  expect([isNotFound(), isWaiting()]).toEqual([true, false]);
  expect(checkAdmin).not.toHaveBeenCalled();
});

it('a guarded page shows its outline after a sign-out in this tab, and does not exist when it is opened again', () => {
  openGuarded(true);
  signIn(ada);
  act(() => guardStore.setState(allowedHome, true));
  act(() => {
    leavingStore.setState(true, true);
    sessionStore.setState({ status: 'signed-out' }, true);
  });
  expect(isNotFound()).toBe(false);
  expect(isWaiting()).toBe(true);
  cleanup();
  openGuarded(false);
  expect(isNotFound()).toBe(true);
});

it('a guarded page is waited for during the check, shown after it, and gone at once after a sign-out and where the check denies it', () => {
  openGuarded(false);
  signIn(ada);
  expect(checkAdmin).toHaveBeenCalledTimes(1);
  expect(isNotFound()).toBe(false);
  expect(isWaiting()).toBe(true);
  act(() => guardStore.setState(allowedHome, true));
  expect(screen.getByText('Tool at /staff-home')).toBeTruthy();
  expect(isWaiting()).toBe(false);
  act(() => sessionStore.setState({ status: 'signed-out' }, true));
  expect(isNotFound()).toBe(true);
  signIn(ada);
  act(() => guardStore.setState({ status: 'denied' }, true));
  expect(isNotFound()).toBe(true);
});

it('a guarded page is checked again for the next person, even while the first check is running', () => {
  openGuarded(false);
  signIn(ada);
  act(closeGuard);
  signIn(grace);
  expect(checkAdmin).toHaveBeenCalledTimes(2);
  expect(isWaiting()).toBe(true);
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

it('the frame is the public one for everyone whom the gateway does not know', () => {
  open('/tools', 'not-found');
  expect(isPublic()).toBe(true);
  act(() => sessionStore.setState({ status: 'signed-out' }, true));
  expect(isPublic()).toBe(true);
});

it('the frame is that of the staff while the role is checked, and on a guarded path once it has been, and its skip link leads to the tool', () => {
  open('/tools/7', 'guarded');
  expect(isPublic()).toBe(false);
  signIn(ada);
  expect(isPublic()).toBe(false);
  allow();
  expect(isPublic()).toBe(false);
  const skip = screen.getByText('Skip to content');
  expect(fireEvent.click(skip)).toBe(true);
  const tool = Object.assign(document.createElement('div'), { id: 'tool', tabIndex: -1 });
  screen.getByRole('main').append(tool);
  fireEvent.click(skip);
  expect(document.activeElement).toBe(tool);
});

it('the frame is the public one again for those without the role, and after a sign-out', () => {
  open('/tools', 'guarded');
  signIn(ada);
  act(() => guardStore.setState({ status: 'denied' }, true));
  expect(isPublic()).toBe(true);
  allow();
  expect(isPublic()).toBe(false);
  act(() => sessionStore.setState({ status: 'signed-out' }, true));
  expect(isPublic()).toBe(true);
});

it.each(['/about', '/no-such-tool'])('the frame is the public one for an admin on %s', (path) => {
  open(path, 'page');
  signIn(ada);
  allow();
  expect(isPublic()).toBe(true);
});

const staff = makeRemote('staff', ['/some-tool', '/our-jobs-report', '/our-jobs-report/import']);
const allowed = {
  status: 'allowed',
  composition: { remotes: [staff], home: '/some-tool' },
} as const;

function openSlot(slot: string | undefined): void {
  sessionStore.setState({ status: 'signed-out' }, true);
  renderPage(() => (
    <>
      <main id={CONTENT_ID}>
        <p data-shell-slot={slot} />
      </main>
      <StaffLinks />
    </>
  ));
}

async function signInAndLoad(): Promise<void> {
  await act(async () => {
    sessionStore.setState(signedIn(ada), true);
    await import('../staff-links/admin-links');
  });
}

it('the staff links adds the link of a tool for an admin, after the role check', async () => {
  openSlot('jobs-report');
  await signInAndLoad();
  await vi.waitFor(() => expect(checkAdmin).toHaveBeenCalled());
  expect(screen.queryByRole('link')).toBeNull();
  act(() => guardStore.setState(allowed, true));
  const link = screen.getByRole('link', { name: 'Staff view' });
  expect(link.getAttribute('href')).toBe('/our-jobs-report');
  act(() => sessionStore.setState({ status: 'signed-out' }, true));
  expect(screen.queryByRole('link')).toBeNull();
});

it('the staff links adds nothing for a visitor, and nothing where the role check denies', async () => {
  openSlot('jobs-report');
  expect(checkAdmin).not.toHaveBeenCalled();
  await signInAndLoad();
  act(() => guardStore.setState({ status: 'denied' }, true));
  expect(screen.queryByRole('link')).toBeNull();
});

it('the staff links checks no role on a page without a slot, and adds nothing for an unknown tool', async () => {
  openSlot(undefined);
  await signInAndLoad();
  expect(checkAdmin).not.toHaveBeenCalled();
  act(() => guardStore.setState(allowed, true));
  expect(screen.queryByRole('link')).toBeNull();
});
