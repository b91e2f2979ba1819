// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press, renderPage } from '../../testing/staff-page';
import { AlertsPanel } from './alerts-panel';

const api = vi.hoisted(() => ({ answer: {} as object }));
vi.mock('../../backend/admin-data', () => ({
  adminData: () => ({
    rpc: (name: string) => Promise.resolve({ name, error: null, ...api.answer }),
  }),
}));

function open(status: object): void {
  api.answer = { data: status };
  renderPage(AlertsPanel);
}

it('counts alerts, and the emails of each edition', async () => {
  const [source_key, edition] = ['ai-jobs-net', '2025-08-03'];
  const announced_at = '2026-11-20T08:30:00+00:00';
  const finished_at = '2026-11-20T10:31:00+00:00';
  open({
    ...{ pending: 3, confirmed: 12, addresses: 1 },
    editions: [
      { source_key, edition, announced_at, finished_at: null, queued: 1204 },
      { source_key: 'ca-job-bank', edition: '2026', announced_at, finished_at, queued: 0 },
    ],
  });
  await screen.findByText('12 confirmed alerts of 1 address, 3 not confirmed yet.');
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(', '),
  );
  expect(rows).toEqual([
    'Reported pay ranges, August 3, 2025, 2026-11-20 08:30, 1,204, Waiting, or being sent',
    'Job Bank, Canada, 2026, 2026-11-20 08:30, 0, Done at 2026-11-20 10:31',
  ]);
});

it('offers to load again after a failure, and says that nothing was imported yet', async () => {
  api.answer = { data: null, error: { code: '57014', message: 'canceled' } };
  renderPage(AlertsPanel);
  await screen.findByText('The salary alerts could not be loaded.');
  api.answer = { data: { pending: 0, confirmed: 1, addresses: 1, editions: [] } };
  press('Try again');
  await screen.findByText('1 confirmed alert of 1 address, 0 not confirmed yet.');
  screen.getByText('No new edition has been imported since alerts exist.');
});
