// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VersionNotice } from './connection-notice';

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
