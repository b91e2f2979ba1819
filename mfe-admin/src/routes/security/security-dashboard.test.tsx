// @vitest-environment jsdom
import { renderPage } from '../../testing/staff-page';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import SecurityDashboard from './security-dashboard';

const waiting = vi.hoisted(() => () => new Promise<never>(() => undefined));

vi.mock('../../backend/ask-platform', () => ({ askPlatform: waiting }));
vi.mock('../../tools/security/grade/grade-section', () => ({ GradeSection: () => null }));
vi.mock('../../tools/security/queries', () => ({
  securityQueries: {
    platform: { queryKey: ['platform'], queryFn: waiting },
    summary: { queryKey: ['summary'], queryFn: waiting },
    admins: { queryKey: ['admins'], queryFn: waiting },
    limits: { queryKey: ['limits'], queryFn: waiting },
    audit: { queryKey: ['audit'], load: waiting },
    reports: () => ({ queryKey: ['reports'], load: waiting }),
    events: {
      queryKey: ['events'],
      load: () =>
        Promise.resolve({
          rows: [
            {
              id: 1,
              kind: 'sign-in-failed',
              subject: 'admin',
              reason: 'a reason of the test',
              address_hash: '',
              account_hash: '',
              count: 1,
              first_seen: '2026-11-22T10:00:00Z',
              last_seen: '2026-11-22T10:00:00Z',
            },
          ],
          count: 1,
        }),
    },
  },
}));

it('shows the events of the site while the platform does not answer', async () => {
  renderPage(() => <SecurityDashboard />);
  expect(await screen.findByText('a reason of the test')).toBeTruthy();
});
