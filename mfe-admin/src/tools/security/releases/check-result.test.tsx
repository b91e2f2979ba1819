// @vitest-environment jsdom
import type { ArtifactCheck } from '@talent/api/platform/platform-status';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CheckResult } from './live-versions';

afterEach(cleanup);

const whole: ArtifactCheck = {
  app: 'shell',
  version: '1.0.0-0123456789',
  status: 'checked',
  files: 20,
  bytes: 1_500_000,
  damaged: [],
};
const show = (apps: readonly ArtifactCheck[]) =>
  render(<CheckResult check={{ at: '2026-11-20T10:00:00.000Z', apps }} />);

it('says that all files are whole, how many and when', () => {
  show([whole, { ...whole, app: 'mfe-blog' }]);
  expect(screen.getByRole('status').textContent).toContain(
    'All 40 files (3.0 MB) are as published. Checked 2026-11-20 10:00 UTC.',
  );
});

it('names damaged files and manifests, and tells how to repair them', () => {
  const damaged = [
    { path: 'client/a.js', problem: 'changed' as const },
    { path: 'client/b.js', problem: 'missing' as const },
  ];
  const version = '1.0.0-0123456789';
  show([
    { ...whole, damaged },
    { app: 'mfe-blog', version, status: 'unreadable', reason: 'manifest.json is missing' },
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `shell@${version}: client/a.js was changed`,
    `shell@${version}: client/b.js is missing`,
    `mfe-blog@${version}: manifest.json is missing`,
  ]);
  expect(screen.getByRole('alert').textContent).toContain('publish that version again');
});
