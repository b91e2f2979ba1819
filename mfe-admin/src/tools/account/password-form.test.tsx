// @vitest-environment jsdom
import '../../testing/staff-page';
import { sessionStore } from '@talent/sdk';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PasswordForm } from './password-form';
import { deviceName } from './session-list';

const updateUser = vi.fn();

beforeEach(() => {
  updateUser.mockReset();
  const auth = { updateUser, signOut: () => Promise.resolve({ error: null }) };
  sessionStore.setState({ status: 'signed-in', auth: () => Promise.resolve(auth) } as never, true);
  render(<PasswordForm />);
});

afterEach(cleanup);

const fields = () =>
  ['Current password', 'New password'].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label),
  );

function change(next: string): void {
  const [current, another] = fields();
  if (current) fireEvent.change(current, { target: { value: 'a local password' } });
  if (another) fireEvent.change(another, { target: { value: next } });
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

test('passwords are shown on request', () => {
  expect(fields().map(({ type }) => type)).toEqual(['password', 'password']);
  fireEvent.click(screen.getByLabelText('Show passwords'));
  expect(fields().map(({ type }) => type)).toEqual(['text', 'text']);
});

test('fewer than twelve characters are not sent', () => {
  change('eleven char');
  expect(screen.getByText('Enter at least 12 characters.')).toBeTruthy();
  expect(updateUser).not.toHaveBeenCalled();
});

test.each([
  [422, 'weak_password'],
  [400, 'validation_failed'],
])('%i %s says what to choose instead', async (status, code) => {
  updateUser.mockResolvedValue({ error: { status, code } });
  change('x'.repeat(80));
  expect(await screen.findByText(/Choose several unrelated words\./)).toBeTruthy();
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['curl/8.9.1', null],
  [null, null],
])('%s is called %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
