// @vitest-environment jsdom
import '../../testing/staff-page';
import { sessionStore } from '@talent/sdk';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PasswordForm } from './password-form';

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
