// @vitest-environment jsdom
import { sessionStore } from '@talent/sdk';
import { renderPage } from '@talent/testing/render-page';
import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ada, grace, signedIn, type Person } from '../backend/testing/fake-backend';
import { waitingStore } from '../pending/use-slow-page';
import { checkAdmin } from './check-admin';
import { closeGuard, guardStore, leavingStore } from './guard-store';
import { RequireAdmin, RequireSession } from './unknown-path';

// Federation's own module exists in a build alone; no remote is loaded here.
vi.mock('../remotes/load/container', () => ({ loadContainer: vi.fn() }));
vi.mock('./check-admin', () => ({ checkAdmin: vi.fn(() => Promise.resolve()) }));

const allowed = { status: 'allowed', composition: { remotes: [], home: '/staff-home' } } as const;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(checkAdmin).mockClear();
  sessionStore.setState({ status: 'unknown' }, true);
  closeGuard();
});

function open(expected: boolean): void {
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

/** The frame shows its spinner while something waits. */
function isWaiting(): boolean {
  return waitingStore.getState() > 0;
}

it('a guarded page does not exist before anything is known of a session', () => {
  open(false);
  expect(isNotFound()).toBe(true);
  expect(checkAdmin).not.toHaveBeenCalled();
});

it('a guarded page does not exist without a session, and no role is asked for', () => {
  open(true);
  act(() => sessionStore.setState({ status: 'signed-out' }, true));
  expect(isNotFound()).toBe(true);
  expect(isWaiting()).toBe(false);
  expect(checkAdmin).not.toHaveBeenCalled();
});

it('a guarded page shows its outline after a sign-out in this tab, and does not exist when it is opened again', () => {
  open(true);
  signIn(ada);
  act(() => guardStore.setState(allowed, true));
  act(() => {
    leavingStore.setState(true, true);
    sessionStore.setState({ status: 'signed-out' }, true);
  });
  expect(isNotFound()).toBe(false);
  expect(isWaiting()).toBe(true);
  cleanup();
  open(false);
  expect(isNotFound()).toBe(true);
});

it('a guarded page is waited for during the check, shown after it, and gone at once after a sign-out', () => {
  open(false);
  signIn(ada);
  expect(checkAdmin).toHaveBeenCalledTimes(1);
  expect(isNotFound()).toBe(false);
  expect(isWaiting()).toBe(true);
  act(() => guardStore.setState(allowed, true));
  expect(screen.getByText('Tool at /staff-home')).toBeTruthy();
  expect(isWaiting()).toBe(false);
  act(() => sessionStore.setState({ status: 'signed-out' }, true));
  expect(isNotFound()).toBe(true);
});

it('a guarded page does not exist when the check denies it', () => {
  open(false);
  signIn(ada);
  act(() => guardStore.setState({ status: 'denied' }, true));
  expect(isNotFound()).toBe(true);
});

it('a guarded page is checked again for the next person, even while the first check is running', () => {
  open(false);
  signIn(ada);
  act(closeGuard);
  signIn(grace);
  expect(checkAdmin).toHaveBeenCalledTimes(2);
  expect(isWaiting()).toBe(true);
});
