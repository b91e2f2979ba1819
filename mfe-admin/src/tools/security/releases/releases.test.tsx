// @vitest-environment jsdom
import type { CanaryState } from '@talent/api/platform/platform-status';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/staff-page';
import { CanaryPanel } from './releases';

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
