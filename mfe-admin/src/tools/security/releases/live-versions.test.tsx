// @vitest-environment jsdom
import type { AppStatus, PlatformStatus } from '@talent/api/platform/platform-status';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/staff-page';
import { LiveVersions } from './live-versions';

const live: AppStatus = {
  app: 'mfe-blog',
  version: '1.0.0-0123456789',
  since: '2026-11-27T10:00:00.000Z',
  commit: null,
  rollbackTo: null,
  undone: null,
};

function show(app: Partial<AppStatus>): void {
  const status: PlatformStatus = {
    at: '2026-11-27T10:05:00.000Z',
    channels: [{ channel: 'stable', revision: 7, apps: [{ ...live, ...app }], damaged: [] }],
    live: { channel: 'stable', revision: 7 },
    fallbacks: [],
    builds: {},
    canary: null,
    events: { status: 'off' },
  };
  renderPage(() => <LiveVersions status={status} />);
}

it('tells to which version the platform went back by itself, and why', () => {
  show({ undone: 'page views with a script error: 30% of 40 since the release' });
  expect(screen.getByText('Rolled back automatically to mfe-blog@1.0.0-0123456789')).toBeTruthy();
  expect(screen.getByText(/^page views with a script error/)).toBeTruthy();
});

it('says nothing of it where a person made the version live', () => {
  show({});
  expect(screen.queryByText(/Rolled back automatically/)).toBeNull();
});
