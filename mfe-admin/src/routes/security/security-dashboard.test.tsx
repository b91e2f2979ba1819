// @vitest-environment jsdom
import { renderPage } from '../../testing/staff-page';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CollectionState } from '../../tools/security/events';
import SecurityDashboard from './security-dashboard';

const waiting = vi.hoisted(() => () => new Promise<never>(() => undefined));

vi.mock('../../backend/ask-platform', () => ({ askPlatform: waiting }));
vi.mock('../../backend/admin-data', async () => {
  const { fakeBackend } = await import('../../testing/fake-data');
  const at = '2026-11-22T10:00:00Z';
  const event = {
    ...{ id: 1, kind: 'sign-in-failed', subject: 'admin', reason: 'a reason of the test' },
    ...{ address_hash: '', account_hash: '', count: 1, first_seen: at, last_seen: at },
  };
  const answers = { security_events: () => [event], security_summary: waiting };
  return fakeBackend({ ...answers, list_admins: waiting });
});

it('shows the events of the site while the platform does not answer', async () => {
  renderPage(() => <SecurityDashboard />);
  expect(await screen.findByText('a reason of the test')).toBeTruthy();
});

it('says where a gateway without a secret collects no events', () => {
  renderPage(() => <CollectionState status={{ status: 'off' }} />);
  screen.getByText('Failed sign-ins and denied admin checks are not collected');
});
