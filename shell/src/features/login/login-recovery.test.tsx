// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserClient } from '@talent/data/browser-client';
import { sessionStore } from '@talent/sdk';
import { closeGuard, guardStore } from '../guard/guard-store';
import { listenTo } from '../session/keep-session';
import { Login } from './login';
import type { LoginPort } from './requests/login-port';
import {
  accessToken,
  authError,
  grace,
  home,
  installFakeBackend,
} from '../backend/testing/fake-backend';
import type { FakeBackend } from '../backend/testing/fake-backend';

let backend: FakeBackend;

beforeEach(() => {
  backend = installFakeBackend();
  localStorage.clear();
  closeGuard();
  sessionStore.setState({ status: 'signed-out' }, true);
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

/** A browser that opens the page with this fragment: a client reads an address once, when it is made. */
function openWith(fragment: string): void {
  let client: ReturnType<typeof createBrowserClient> | null = null;
  const auth = () => {
    client ??= createBrowserClient(window.location.origin, 'publishable');
    return client.auth;
  };
  const port: LoginPort = {
    auth: () => Promise.resolve(auth()),
    followSession: async () => {
      const { hash } = window.location;
      listenTo(auth(), hash);
      await auth().getSession();
    },
    checkAdmin: () => {
      guardStore.setState({ status: 'allowed', composition: { remotes: [], home } }, true);
      return Promise.resolve();
    },
  };
  renderPage(() => <Login port={port} />, { path: `/admin-login-xyz123${fragment}` });
}

async function openLink(): Promise<HTMLInputElement> {
  openWith(
    `#access_token=${accessToken}&refresh_token=r&expires_in=3600&expires_at=4000000000&token_type=bearer&type=recovery`,
  );
  await screen.findByRole('heading', { name: 'Set a new password' });
  return screen.getByLabelText<HTMLInputElement>('New password');
}

function save(input: HTMLInputElement, password: string): void {
  fireEvent.change(input, { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: /^(Save the password|Try again)$/ }));
}

describe('the link of a recovery mail', () => {
  it('opens the form for a new password, which is saved for the account of the link', async () => {
    const input = await openLink();
    expect(input.autocomplete).toBe('new-password');
    save(input, 'a new long password');
    expect(await screen.findByText('Your new password is saved.')).toBeTruthy();
    expect(backend.requests.find(({ what }) => what === 'PUT /auth/v1/user')?.body).toMatchObject({
      password: 'a new long password',
    });
    const onward = await screen.findByRole('link', { name: 'Go to the staff area' });
    expect(onward.getAttribute('href')).toBe(home);
  });

  it('leaves no token in the address', async () => {
    await openLink();
    expect(window.location.href).not.toContain('access_token');
  });

  it('asks for ten characters before anything is sent', async () => {
    const input = await openLink();
    save(input, 'nine char');
    expect(screen.getAllByText('Enter at least 10 characters.')).toHaveLength(2);
    expect(backend.requests.some(({ what }) => what === 'PUT /auth/v1/user')).toBe(false);
  });

  it('shows the password on request', async () => {
    const input = await openLink();
    fireEvent.click(screen.getByLabelText('Show password'));
    expect(input.type).toBe('text');
  });

  it.each([
    [422, 'weak_password', /was not accepted/],
    [422, 'same_password', /your current password/],
    [429, 'over_request_rate_limit', /Too many attempts/],
    [503, 'unavailable', /is not saved yet/],
  ])('keeps the entered password when the answer is %i %s', async (status, code, text) => {
    const input = await openLink();
    backend.answers.set('PUT /auth/v1/user', () => authError(status, code));
    save(input, 'a new long password');
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(input.value).toBe('a new long password');
  });

  it('offers another link when its session is over', async () => {
    const input = await openLink();
    backend.answers.set('PUT /auth/v1/user', () => authError(403, 'session_not_found'));
    save(input, 'a new long password');
    fireEvent.click(await screen.findByRole('button', { name: 'Forgot password' }));
    expect(screen.getByRole('button', { name: 'Send the link' })).toBeTruthy();
  });

  it('closes the form when another tab signs in another person', async () => {
    await openLink();
    const signOut = () => Promise.resolve();
    const accessToken = () => Promise.resolve('token');
    const { id: userId, email } = grace;
    act(() =>
      sessionStore.setState({ status: 'signed-in', userId, email, accessToken, signOut }, true),
    );
    expect(await screen.findByText(`Signed in as ${email}.`)).toBeTruthy();
    expect(screen.queryByLabelText('New password')).toBeNull();
  });

  it('offers another one when it has expired', async () => {
    openWith('#error=access_denied&error_code=otp_expired&error_description=expired');
    expect(await screen.findByText(/has expired or has already been used/)).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Forgot password' })),
    );
  });
});
