// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { amountLeft, timeLeft, urgencyOf, VersionNotice } from './connection-notice';
import { readSignInReturn } from './sign-in-return';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  ['2027-04-14', ''],
  ['2027-04-15', 'LinkedIn supports version 202605 of its API until May 15, 2027'],
  ['2027-05-14', 'LinkedIn supports version 202605 of its API until May 15, 2027'],
  ['2027-05-15', 'LinkedIn’s support for version 202605 of its API ended on May 15, 2027'],
])('says on %s: %s', (today, title) => {
  vi.setSystemTime(`${today}T12:00:00Z`);
  render(<VersionNotice value={{ version: '202605', versionEndsOn: '2027-05-15' }} />);
  const said = screen.queryByText(/^LinkedIn/)?.textContent;
  expect(said ?? '').toBe(title);
});

it('says nothing while LinkedIn is not set up', () => {
  render(<VersionNotice value={{ version: null, versionEndsOn: null }} />);
  expect(screen.queryByText(/LinkedIn/)).toBeNull();
});

const DAY = 86_400_000;

it.each([
  [14 * DAY + 1, null],
  [14 * DAY, 'info'],
  [7 * DAY + 1, 'info'],
  [7 * DAY, 'warning'],
  [DAY + 1, 'warning'],
  [DAY, 'error'],
])('%d ms before the access to LinkedIn ends the notice is: %s', (ms, tone) => {
  expect(urgencyOf(ms)).toBe(tone);
});

it('the access to LinkedIn counts to the end of the renewal where there is one', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const expiresAt = new Date(now + DAY).toISOString();
  const renewableUntil = new Date(now + 300 * DAY).toISOString();
  expect(timeLeft({ expiresAt, renewableUntil: null }, now)).toBe(DAY);
  expect(timeLeft({ expiresAt, renewableUntil }, now)).toBe(300 * DAY);
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

const said = 'You canceled the sign-in at LinkedIn. Nothing was changed.';

test.each([
  ['post=3', null],
  ['code=a&state=b', { code: 'a', state: 'b' }],
  ['code=a', { code: 'a', state: '' }],
  ['error=user_cancelled_login&state=b', { refused: said }],
  ['error=user_cancelled_authorize&code=a', { refused: said }],
  [
    'error=invalid_scope&error_description=No+such',
    { refused: 'LinkedIn ended the sign-in: No such' },
  ],
  ['error=server_error', { refused: 'LinkedIn ended the sign-in: server_error' }],
])('the address ?%s means %j', (query, expected) => {
  expect(readSignInReturn(new URLSearchParams(query))).toEqual(expected);
});
