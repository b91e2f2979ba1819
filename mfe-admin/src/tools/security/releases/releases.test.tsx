// @vitest-environment jsdom
import type {
  AppStatus,
  ArtifactCheck,
  CanaryState,
  PlatformStatus,
} from '@talent/api/platform/platform-status';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/staff-page';
import { CanaryPanel } from './releases';
import { CheckResult, LiveVersions } from './live-versions';

const answers = { trials: [1000, 9000], values: [0.002, 0.001], evidence: 0.8 } as const;
const paint = { trials: [90, 800], values: [1480.4, 1210], evidence: 41.2 } as const;
const running: CanaryState = {
  ...{ tried: { 'mfe-blog': '1.1.0-0123456789' }, percent: 10, verdict: null, moved: [] },
  ...{ since: '2026-11-21T10:00:00.000Z', stopAt: 500, hearsBrowsers: true },
  comparisons: [
    { measure: 'answers', verdict: 'fine', ...answers },
    { measure: 'LCP', verdict: 'suspicious', ...paint },
  ],
};

it('shows versions and share of the canary, and both sides of every measure', () => {
  const { container } = renderPage(() => <CanaryPanel canary={running} />);
  expect(container.textContent).toContain(
    'mfe-blog@1.1.0-0123456789 has been served to 10% of visitors since 2026-11-21 10:00 UTC.',
  );
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'MeasureCanaryStableEvidenceVerdict',
    'Answers with a server error0.2% of 1,0000.1% of 9,0000.8not worse',
    'Largest contentful paint, 75th percentile1480 ms of 901210 ms of 80041suspicious',
  ]);
});

it('shows why one was stopped, and that browsers send no reports', () => {
  const over: CanaryState = {
    ...running,
    percent: 0,
    hearsBrowsers: false,
    verdict: { status: 'worse', reason: 'answers failed', at: '2026-11-21T11:00:00.000Z' },
  };
  const { container } = renderPage(() => <CanaryPanel canary={over} />);
  expect(container.textContent).toContain('stopped automatically, 2026-11-21 11:00 UTC.');
  expect(container.textContent).toContain('answers failed');
  expect(container.textContent).toContain('not included');
});

it('says that none has run yet', () => {
  const { container } = renderPage(() => <CanaryPanel canary={null} />);
  expect(container.textContent).toBe('No canary has been started yet.');
});

const live: AppStatus = {
  ...{ app: 'mfe-blog', version: '1.0.0-0123456789', since: '2026-11-27T10:00:00.000Z' },
  ...{ commit: null, rollbackTo: null, undone: null },
};

function show(undone: string | null): void {
  const channel = {
    channel: 'stable',
    revision: 7,
    apps: [{ ...live, undone }],
    off: [],
    damaged: [],
  };
  const status: PlatformStatus = {
    ...{ at: '2026-11-27T10:05:00.000Z', live: { channel: 'stable', revision: 7 } },
    ...{ fallbacks: [], builds: {}, canary: null, events: { status: 'off' }, channels: [channel] },
  };
  renderPage(() => <LiveVersions status={status} />);
}

it('tells to which version the platform went back by itself, and why; nothing of another version', () => {
  show(null);
  expect(screen.queryByText(/Rolled back automatically/)).toBeNull();
  cleanup();
  show('page views with a script error: 30% of 40 since the release');
  expect(screen.getByText('Rolled back automatically to mfe-blog@1.0.0-0123456789')).toBeTruthy();
  expect(screen.getByText(/^page views with a script error/)).toBeTruthy();
});

const whole: ArtifactCheck = {
  ...{ app: 'shell', version: live.version, status: 'checked', files: 20, bytes: 1_500_000 },
  damaged: [],
};
const check = (...apps: ArtifactCheck[]) =>
  renderPage(() => <CheckResult check={{ at: '2026-11-20T10:00:00.000Z', apps }} />);

it('says that all files are whole, how many and when', () => {
  check(whole, { ...whole, app: 'mfe-blog' });
  expect(screen.getByRole('status').textContent).toContain(
    'All 40 files (3.0 MB) are as published. Checked 2026-11-20 10:00 UTC.',
  );
});

it('names damaged files and manifests, and tells how to repair them', () => {
  const { app, version } = live;
  check(
    {
      ...whole,
      damaged: [
        { path: 'client/a.js', problem: 'changed' },
        { path: 'client/b.js', problem: 'missing' },
      ],
    },
    { app, version, status: 'unreadable', reason: 'manifest.json is missing' },
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `shell@${version}: client/a.js was changed`,
    `shell@${version}: client/b.js is missing`,
    `mfe-blog@${version}: manifest.json is missing`,
  ]);
  expect(screen.getByRole('alert').textContent).toContain('publish that version again');
});
