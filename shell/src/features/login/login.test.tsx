// @vitest-environment jsdom
import { sessionStore, toastStore, RouterProvider, createBrowserRouter } from '@talent/sdk';
import { renderPage } from '@talent/testing/render-page';
import { translatePage } from '@talent/testing/translate-page';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backend as client } from '../backend/backend';
import { Login } from './login';
import {
  authError,
  email,
  home,
  installFakeBackend,
  type FakeBackend,
} from '../backend/testing/fake-backend';
import { GUARD_PATH } from '@talent/sdk/contract';
import { renderToString } from 'react-dom/server';

let backend: FakeBackend;

beforeEach(() => {
  backend = installFakeBackend();
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(async () => {
  backend.isDown = false;
  backend.answers.clear();
  toastStore.setState([], true);
  await act(async () => {
    await (await client()).auth.signOut();
  });
  // The tab hears of it a moment later: the next test must not begin signed in.
  await waitFor(() => expect(sessionStore.getState().status).not.toBe('signed-in'));
  vi.restoreAllMocks();
});

async function open(): Promise<void> {
  renderPage(Login, { path: '/admin-login-xyz123' });
  await waitFor(() => expect(sessionStore.getState().status).not.toBe('unknown'));
}

function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label);
}

function signIn(password: string, address = email): void {
  fireEvent.change(field('Email address'), { target: { value: address } });
  fireEvent.change(field('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: /^(Sign in|Try again)$/ }));
}

it('signing in keeps the address over a failed try and a reload, and never the password', async () => {
  await open();
  signIn('a wrong password');
  await screen.findByRole('alert');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('wrong');
  cleanup();
  await open();
  expect(field('Email address').value).toBe(email);
  expect(field('Password').value).toBe('');
  signIn(backend.password);
  await waitFor(() => expect(window.location.pathname).toBe(home));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(email);
});

it('signing in tells an account without the role that it has no access, and offers the sign-out', async () => {
  backend.isAdmin = false;
  await open();
  signIn(backend.password);
  expect(await screen.findByText('This account has no access to the staff area.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'You are signed in' }));
  expect(window.location.pathname).toBe('/admin-login-xyz123');
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeTruthy();
  await waitFor(() =>
    expect(toastStore.getState()).toMatchObject([{ title: 'You are signed out.' }]),
  );
});

it('signing in checks the role again on request: a check can fail on its way', async () => {
  backend.answers.set('GET /rest/v1/user_roles', () => Response.json({}, { status: 400 }));
  await open();
  signIn(backend.password);
  const again = await screen.findByRole('button', { name: 'Check again' });
  backend.answers.clear();
  fireEvent.click(again);
  await waitFor(() => expect(window.location.pathname).toBe(home));
});

it('signing in says the same for a wrong password, an unknown address and an unconfirmed one', async () => {
  await open();
  const texts: (string | null)[] = [];
  for (const attempt of ['wrong password', 'unknown address', 'unconfirmed']) {
    if (attempt === 'unconfirmed') {
      backend.answers.set('POST /auth/v1/token', () => authError(400, 'email_not_confirmed'));
    }
    signIn('not it', attempt === 'unknown address' ? 'nobody@example.com' : email);
    texts.push((await screen.findByRole('alert')).textContent);
    expect(field('Password').value).toBe('not it');
  }
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toContain('do not match an account');
});

it('signing in keeps what was entered when no answer comes, and tries again', async () => {
  await open();
  backend.isDown = true;
  signIn(backend.password);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be reached');
  expect(field('Email address').value).toBe(email);
  expect(field('Password').value).toBe(backend.password);
  backend.isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(window.location.pathname).toBe(home));
});

it.each([
  ['Too many attempts. Try again in 1 second.', 'Try again in 1 second.'],
  ['Too many attempts. Try again in 59 seconds.', 'Try again in 59 seconds.'],
  ['Too many attempts. Try again in 841 seconds.', 'Try again in 15 minutes.'],
  ['Request rate limit reached', 'Try again in a minute.'],
])('signing in says how long to wait after too many attempts: %s', async (message, sentence) => {
  backend.answers.set('POST /auth/v1/token', () =>
    authError(429, 'over_request_rate_limit', message),
  );
  await open();
  signIn('x');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Too many attempts');
  expect(alert.textContent).toContain(sentence);
  expect(field('Password').value).toBe('x');
});

it('signing in sends once, however often the button is pressed', async () => {
  await open();
  signIn('wrong');
  fireEvent.click(screen.getByRole('button', { name: 'Signing in …' }));
  await screen.findByRole('alert');
  expect(backend.requests.filter(({ what }) => what === 'POST /auth/v1/token')).toHaveLength(1);
});

it('the fields are checked when they are left', async () => {
  await open();
  for (const [value, isInvalid] of [
    ['ada@', 'true'],
    [email, null],
  ] as const) {
    fireEvent.change(field('Email address'), { target: { value } });
    fireEvent.blur(field('Email address'));
    expect(field('Email address').getAttribute('aria-invalid')).toBe(isInvalid);
  }
});

it('the fields are all checked on submit: the summary takes the focus and leads to them, on a translated page too', async () => {
  await open();
  translatePage();
  signIn('', 'ada');
  const summary = screen.getByText('Please check what you entered').closest('[tabindex="-1"]');
  expect(document.activeElement).toBe(summary);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#email', '#password']);
  fireEvent.click(links[1] as HTMLElement);
  expect(document.activeElement).toBe(field('Password'));
  expect(backend.requests.some(({ what }) => what === 'POST /auth/v1/token')).toBe(false);
});

it('someone who is signed in already sees who, the ways onward and out, and can set a new password or keep the present one', async () => {
  const { auth } = await client();
  await auth.signInWithPassword({ email, password: backend.password });
  await open();
  expect(await screen.findByText(`Signed in as ${email}.`)).toBeTruthy();
  const onward = await screen.findByRole('link', { name: 'Go to the staff area' });
  expect(onward.getAttribute('href')).toBe(home);
  expect(window.location.pathname).toBe('/admin-login-xyz123');
  fireEvent.click(await screen.findByRole('button', { name: 'Set a new password' }));
  expect(field('New password').autocomplete).toBe('new-password');
  fireEvent.click(screen.getByRole('button', { name: 'Keep my current password' }));
  expect(await screen.findByText(`Signed in as ${email}.`)).toBeTruthy();
});

it('someone who is signed in already signs out without a connection, in this browser alone', async () => {
  const { auth } = await client();
  await auth.signInWithPassword({ email, password: backend.password });
  await open();
  backend.isDown = true;
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeTruthy();
  await waitFor(() =>
    expect(toastStore.getState()).toMatchObject([{ title: 'You are signed out.' }]),
  );
  const request = backend.requests.find(({ what }) => what === 'POST /auth/v1/logout');
  expect(request?.search).toBe('?scope=local');
});

async function forget(address: string): Promise<void> {
  await open();
  fireEvent.change(field('Email address'), { target: { value: address } });
  fireEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Forgot password' }));
  expect(field('Email address').value).toBe(address);
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
}

it('a forgotten password requests an email with a link to this page', async () => {
  await forget(email);
  await screen.findByText(/an email with a link is on its way/);
  const request = backend.requests.find(({ what }) => what === 'POST /auth/v1/recover');
  expect(request?.body).toMatchObject({ email });
});

it.each([
  ['has a mailbox that refuses', 500, 'unexpected_failure'],
  ['does not exist', 422, 'user_not_found'],
])('a forgotten password says the same when the address %s', async (_case, status, code) => {
  backend.answers.set('POST /auth/v1/recover', () => authError(status, code));
  await forget(email);
  expect(await screen.findByText(/If there is an account with this address/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a forgotten password says when another email can be requested, for any address', async () => {
  backend.answers.set('POST /auth/v1/recover', () =>
    authError(
      429,
      'over_email_send_rate_limit',
      'Too many emails requested. Try again in 41 seconds.',
    ),
  );
  await forget('nobody@example.com');
  expect(await screen.findByText(/You can request another email in 41 seconds/)).toBeTruthy();
  expect(screen.queryByText(/an email with a link is on its way/)).toBeNull();
});

it('a forgotten password keeps the address when no answer comes, and goes back with it', async () => {
  backend.answers.set('POST /auth/v1/recover', () => new Response('bad gateway', { status: 502 }));
  await forget('nobody@example.com');
  expect((await screen.findByRole('alert')).textContent).toContain('could not be reached');
  fireEvent.click(screen.getByRole('button', { name: 'Back to sign-in' }));
  expect(field('Email address').value).toBe('nobody@example.com');
});

async function signInAs(access: string): Promise<void> {
  backend.answers.set(`POST ${GUARD_PATH}`, () => new Response('Page not found', { status: 404 }));
  backend.answers.set('POST /rest/v1/rpc/staff_access', () => Response.json({ status: access }));
  await open();
  signIn(backend.password);
}

it('the second factor: the sign-in shows an admin who needs a second factor its setup, and explains a wrong code', async () => {
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
  await signInAs('enroll');
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

it('the second factor: the sign-in asks for the second factor before it offers anything else', async () => {
  await signInAs('second-factor');
  expect(await screen.findByRole('heading', { name: 'Confirm that it is you' })).toBeTruthy();
  expect(window.location.pathname).not.toBe(home);
  expect(screen.queryByRole('button', { name: 'Set a new password' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
});

it('the served page is the sign-in form, which cannot send a password before the page reacts, and never in an address', () => {
  const router = createBrowserRouter([{ path: '*', Component: Login }]);
  const markup = renderToString(<RouterProvider router={router} />);
  const tag = (name: string) => new RegExp(`<${name} [^>]*>`).exec(markup)?.[0] ?? '';
  expect(markup).toContain('Staff sign-in');
  expect(markup).toContain('autoComplete="current-password"');
  expect(tag('form')).toContain('method="post"');
  expect(tag('button')).toContain('type="submit"');
  expect(tag('button')).toContain('disabled=""');
  // Says why nothing works without JavaScript.
  expect(markup).toContain('<noscript>');
});
