// @vitest-environment jsdom
import { GUARD_PATH } from '@talent/sdk/contract';
import { sessionStore } from '@talent/sdk';
import { renderPage } from '@talent/testing/render-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backend as client } from '../../backend/backend';
import { Login } from '../login';
import { sitePort } from '../requests/login-port';
import { authError, email, home, installFakeBackend } from '../../backend/testing/fake-backend';
import type { FakeBackend } from '../../backend/testing/fake-backend';

let backend: FakeBackend;

beforeEach(() => {
  backend = installFakeBackend();
  vi.spyOn(console, 'error').mockReturnValue();
  const refused = (): Response => new Response('Page not found', { status: 404 });
  backend.answers.set(`POST ${GUARD_PATH}`, refused);
});

afterEach(async () => {
  backend.answers.clear();
  await act(async () => {
    await (await client()).auth.signOut();
  });
  vi.restoreAllMocks();
});

async function signIn(access: string): Promise<void> {
  backend.answers.set('POST /rest/v1/rpc/staff_access', () => Response.json({ status: access }));
  renderPage(() => <Login port={sitePort} />, { path: '/admin-login-xyz123' });
  await waitFor(() => expect(sessionStore.getState().status).not.toBe('unknown'));
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: backend.password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

it('shows an admin who needs a second factor its setup, and explains a wrong code', async () => {
  backend.answers.set('POST /auth/v1/factors', () =>
    Response.json({
      id: 'f1',
      type: 'totp',
      friendly_name: 'Authenticator app',
      totp: { qr_code: '<svg/>', secret: 'ABCDEFGH', uri: 'otpauth://totp/x' },
    }),
  );
  backend.answers.set('POST /auth/v1/factors/f1/challenge', () =>
    Response.json({ id: 'c1', type: 'totp', expires_at: 0 }),
  );
  backend.answers.set('POST /auth/v1/factors/f1/verify', () =>
    authError(422, 'mfa_verification_failed'),
  );
  await signIn('enroll');
  expect(await screen.findByRole('heading', { name: 'Set up a second factor' })).toBeTruthy();
  expect(await screen.findByText('ABCD EFGH')).toBeTruthy();
  const code = screen.getByLabelText('Current code from the app');
  fireEvent.change(code, { target: { value: '12345' } });
  fireEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText('Enter the six digits that the app shows.')).toBeTruthy();
  fireEvent.change(code, { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText(/That did not match/)).toBeTruthy();
});

it('asks for the second factor before it offers anything else', async () => {
  await signIn('second-factor');
  expect(await screen.findByRole('heading', { name: 'Confirm that it is you' })).toBeTruthy();
  expect(window.location.pathname).not.toBe(home);
  expect(screen.queryByRole('button', { name: 'Set a new password' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
});
