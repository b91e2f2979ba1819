// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { amountLeft, expiryOf, VersionNotice } from './connection-notice';
import { readSignInReturn } from './sign-in-return';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(today: string): string {
  vi.setSystemTime(`${today}T12:00:00Z`);
  const { container } = render(
    <VersionNotice value={{ version: '202605', versionEndsOn: '2027-05-15' }} />,
  );
  return container.textContent;
}

it.each([
  ['2027-04-14', ''],
  ['2027-04-15', 'LinkedIn supports version 202605 of its API until May 15, 2027'],
  ['2027-05-14', 'LinkedIn supports version 202605 of its API until May 15, 2027'],
  ['2027-05-15', 'LinkedIn’s support for version 202605 of its API ended on May 15, 2027'],
])('says on %s: %s', (today, title) => {
  const text = show(today);
  if (title === '') expect(text).toBe('');
  else expect(text).toContain(title);
});

it('says nothing while LinkedIn is not set up', () => {
  render(<VersionNotice value={{ version: null, versionEndsOn: null }} />);
  expect(screen.queryByText(/LinkedIn/)).toBeNull();
});

const now = Date.parse('2026-11-21T12:00:00Z');
const DAY = 86_400_000;
const ending = (ms: number) => ({
  expiresAt: new Date(now + ms).toISOString(),
  renewableUntil: null,
});

it.each([
  [60 * DAY, null],
  [14 * DAY + 1, null],
  [14 * DAY, 14],
  [7 * DAY + 1, 14],
  [7 * DAY, 7],
  [DAY + 1, 7],
  [DAY, 1],
  [1, 1],
])('%d ms before its end the warning is that of day %s', (ms, within) => {
  expect(expiryOf(ending(ms), now)).toEqual({ status: 'running', leftMs: ms, within });
});

it('the access to LinkedIn has ended at its end', () => {
  expect(expiryOf(ending(0), now)).toEqual({ status: 'ended' });
});

it('the access to LinkedIn counts to the end of the renewal where there is one', () => {
  const renewableUntil = new Date(now + 300 * DAY).toISOString();
  expect(expiryOf({ ...ending(DAY), renewableUntil }, now)).toMatchObject({ within: null });
});

it.each([
  [59.9 * DAY, '59 days'],
  [2 * DAY, '2 days'],
  [1.5 * DAY, '36 hours'],
  [2 * 3_600_000, '2 hours'],
  [90 * 60_000, '90 minutes'],
  [1, '1 minute'],
])('%d ms read as %s', (ms, text) => {
  expect(amountLeft(ms)).toBe(text);
});

test.each([
  ['', { kind: 'none' }],
  ['post=3', { kind: 'none' }],
  ['code=a&state=b', { kind: 'code', code: 'a', state: 'b' }],
  ['code=a', { kind: 'code', code: 'a', state: '' }],
  ['error=user_cancelled_login&state=b', { kind: 'cancelled' }],
  ['error=user_cancelled_authorize&code=a', { kind: 'cancelled' }],
  ['error=invalid_scope&error_description=No+such', { kind: 'error', reason: 'No such' }],
  ['error=server_error', { kind: 'error', reason: 'server_error' }],
])('the address ?%s means %j', (query, expected) => {
  expect(readSignInReturn(new URLSearchParams(query))).toEqual(expected);
});
