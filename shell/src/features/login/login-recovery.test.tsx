// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionStore } from '@talent/sdk';
import { backend as client } from '../backend/backend';
import { closeGuard } from '../guard/guard-store';
import { Login } from './login';
import {
  ada,
  authError,
  grace,
  home,
  installFakeBackend,
  sessionOf,
  signedIn,
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
afterEach(async () => {
  await act(async () => {
    await (await client()).auth.signOut();
  });
  vi.restoreAllMocks();
});

function openWith(fragment: string): void {
  renderPage(Login, { path: `/admin-login-xyz123${fragment}` });
}

const VERIFY = 'POST /auth/v1/verify';
const sent = () => backend.requests.filter(({ what }) => what === VERIFY);

async function openLink(type = 'recovery'): Promise<HTMLElement> {
  openWith(`#type=${type}&token_hash=5e3f`);
  return screen.findByRole('button', { name: 'Continue' });
}

async function followLink(): Promise<HTMLInputElement> {
  backend.answers.set(VERIFY, () => Response.json(sessionOf(ada)));
  const button = await openLink();
  expect(sent()).toEqual([]);
  fireEvent.click(button);
  await screen.findByRole('heading', { name: 'Set a new password' });
  return screen.getByLabelText<HTMLInputElement>('New password');
}

function save(input: HTMLInputElement, password: string): void {
  fireEvent.change(input, { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: /^(Save the password|Try again)$/ }));
}

// The first: the client reads the address when it is made.
it('the link of a recovery mail signs no one in by tokens in the address', async () => {
  openWith(
    `#access_token=${sessionOf(ada).access_token}&refresh_token=r&expires_in=3600&expires_at=4000000000&token_type=bearer&type=recovery`,
  );
  expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeTruthy();
  const { data } = await (await client()).auth.getSession();
  expect(data.session).toBeNull();
  expect(backend.requests).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it('the link of a recovery mail is used up by its button, leaves the address and opens the form for a new password of its account', async () => {
  const input = await followLink();
  expect(sent().map(({ body }) => body)).toMatchObject([{ type: 'recovery', token_hash: '5e3f' }]);
  expect(window.location.hash).toBe('');
  expect(input.autocomplete).toBe('new-password');
  fireEvent.click(screen.getByLabelText('Show password'));
  expect(input.type).toBe('text');
  save(input, 'a new long password');
  expect(await screen.findByText('Your new password is saved.')).toBeTruthy();
  expect(backend.requests.find(({ what }) => what === 'PUT /auth/v1/user')?.body).toMatchObject({
    password: 'a new long password',
  });
  const onward = await screen.findByRole('link', { name: 'Go to the staff area' });
  expect(onward.getAttribute('href')).toBe(home);
});

it('the link of a recovery mail is seen where the page is open already', async () => {
  openWith('');
  await screen.findByRole('heading', { name: 'Staff sign-in' });
  window.location.hash = '#type=recovery&token_hash=5e3f';
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy();
});

it('the link of a recovery mail can be tried again where no answer came', async () => {
  const button = await openLink();
  backend.answers.set(VERIFY, () => authError(503, 'unavailable'));
  fireEvent.click(button);
  expect(await screen.findByText('The sign-in service could not be reached')).toBeTruthy();
  expect(window.location.hash).toBe('#type=recovery&token_hash=5e3f');
  backend.answers.set(VERIFY, () => Response.json(sessionOf(ada)));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('New password')).toBeTruthy();
});

it('the link of a recovery mail of another mail signs in', async () => {
  backend.answers.set(VERIFY, () => Response.json(sessionOf(ada)));
  fireEvent.click(await openLink('email_change'));
  expect(await screen.findByText('Signed in as ada@example.com.')).toBeTruthy();
});

it.each([
  ['eleven char', 'Enter at least 12 characters.'],
  // An end that would not count.
  ['é'.repeat(37), /^Use at most 72 characters/],
])('the link of a recovery mail refuses %s before anything is sent', async (password, text) => {
  save(await followLink(), password);
  expect(screen.getAllByText(text)).toHaveLength(2);
  expect(backend.requests.some(({ what }) => what === 'PUT /auth/v1/user')).toBe(false);
});

it.each([
  [422, 'weak_password', /was not accepted/],
  [422, 'same_password', /your current password/],
  [429, 'over_request_rate_limit', /Too many attempts/],
  [503, 'unavailable', /is not saved yet/],
])(
  'the link of a recovery mail keeps the entered password when the answer is %i %s',
  async (status, code, text) => {
    const input = await followLink();
    backend.answers.set('PUT /auth/v1/user', () => authError(status, code));
    save(input, 'a new long password');
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(input.value).toBe('a new long password');
  },
);

it('the link of a recovery mail offers another link when its session is over', async () => {
  const input = await followLink();
  backend.answers.set('PUT /auth/v1/user', () => authError(403, 'session_not_found'));
  save(input, 'a new long password');
  fireEvent.click(await screen.findByRole('button', { name: 'Forgot password' }));
  expect(screen.getByRole('button', { name: 'Send the link' })).toBeTruthy();
});

it('the link of a recovery mail takes the place of another person who was signed in', async () => {
  sessionStore.setState(signedIn(grace), true);
  await followLink();
  expect(sessionStore.getState()).toMatchObject({ email: 'ada@example.com' });
});

it('the link of a recovery mail closes the form when another tab signs in another person', async () => {
  await followLink();
  act(() => sessionStore.setState(signedIn(grace), true));
  expect(await screen.findByText('Signed in as grace@example.com.')).toBeTruthy();
  expect(screen.queryByLabelText('New password')).toBeNull();
});

it.each(['the service', 'the button'])(
  'the link of a recovery mail offers another one when %s says that it has expired',
  async (who) => {
    if (who === 'the service') {
      openWith('#error=access_denied&error_code=otp_expired&error_description=expired');
    } else {
      backend.answers.set(VERIFY, () => authError(403, 'otp_expired'));
      fireEvent.click(await openLink());
    }
    expect(await screen.findByText(/has expired or has already been used/)).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Forgot password' })),
    );
  },
);
