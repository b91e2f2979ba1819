// @vitest-environment jsdom
import { sessionStore } from '@talent/sdk';
import { renderPage } from '@talent/testing/render-page';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ada, signedIn } from '../backend/testing/fake-backend';
import { CONTENT_ID } from '../document/content-id';
import { checkAdmin } from '../guard/check-admin';
import { closeGuard, guardStore } from '../guard/guard-store';
import { makeRemote } from '../remotes/testing/make-composition';
import { StaffLinks } from './staff-links';

vi.mock('../guard/check-admin', () => ({ checkAdmin: vi.fn(() => Promise.resolve()) }));

const staff = makeRemote('staff', ['/some-tool', '/our-jobs-report', '/our-jobs-report/import']);
const allowed = {
  status: 'allowed',
  composition: { remotes: [staff], home: '/some-tool' },
} as const;

beforeEach(() => {
  vi.mocked(checkAdmin).mockClear();
  sessionStore.setState({ status: 'signed-out' }, true);
  closeGuard();
});

function open(slot: string | undefined): void {
  renderPage(() => (
    <>
      <main id={CONTENT_ID}>
        <p data-shell-slot={slot} />
      </main>
      <StaffLinks />
    </>
  ));
}

async function signIn(): Promise<void> {
  await act(async () => {
    sessionStore.setState(signedIn(ada), true);
    await import('./admin-links');
  });
}

it('adds the link of a tool for an admin, after the role check', async () => {
  open('jobs-report');
  await signIn();
  await vi.waitFor(() => expect(checkAdmin).toHaveBeenCalled());
  expect(screen.queryByRole('link')).toBeNull();
  act(() => guardStore.setState(allowed, true));
  const link = screen.getByRole('link', { name: 'Staff view' });
  expect(link.getAttribute('href')).toBe('/our-jobs-report');
  act(() => sessionStore.setState({ status: 'signed-out' }, true));
  expect(screen.queryByRole('link')).toBeNull();
});

it('adds nothing for a visitor, and nothing where the role check denies', async () => {
  open('jobs-report');
  expect(checkAdmin).not.toHaveBeenCalled();
  await signIn();
  act(() => guardStore.setState({ status: 'denied' }, true));
  expect(screen.queryByRole('link')).toBeNull();
});

it('checks no role on a page without a slot, and adds nothing for an unknown tool', async () => {
  open(undefined);
  await signIn();
  expect(checkAdmin).not.toHaveBeenCalled();
  act(() => guardStore.setState(allowed, true));
  expect(screen.queryByRole('link')).toBeNull();
});
