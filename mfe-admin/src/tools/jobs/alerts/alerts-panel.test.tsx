// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../queries/query-client';
import { AlertsPanel, type SalaryAlerts } from '../alerts-panel';

const api = vi.hoisted(() => ({ answer: null as SalaryAlerts | Error | null }));

vi.mock('../alerts-panel', () => ({
  fetchSalaryAlerts: () =>
    api.answer instanceof Error ? Promise.reject(api.answer) : Promise.resolve(api.answer),
}));

afterEach(() => {
  cleanup();
  queryClient.clear();
});

function open(answer: SalaryAlerts | Error): void {
  api.answer = answer;
  renderPage(AlertsPanel, { path: '/weekly-ai-jobs-report' });
}

it('counts alerts, and the emails of each edition', async () => {
  open({
    pending: 3,
    confirmed: 12,
    addresses: 1,
    editions: [
      {
        source_key: 'ai-jobs-net',
        edition: '2025-08-03',
        announced_at: '2026-11-23T03:00:00+00:00',
        finished_at: null,
        queued: 1204,
      },
      {
        source_key: 'ca-job-bank',
        edition: '2026',
        announced_at: '2026-11-20T08:30:00+00:00',
        finished_at: '2026-11-20T10:31:00+00:00',
        queued: 0,
      },
    ],
  });
  await screen.findByText('12 confirmed alerts of 1 address, 3 not confirmed yet.');
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    [
      'Reported pay ranges',
      'August 3, 2025',
      '2026-11-23 03:00',
      '1,204',
      'Waiting, or being sent',
    ],
    ['Job Bank, Canada', '2026', '2026-11-20 08:30', '0', 'Done at 2026-11-20 10:31'],
  ]);
});

it('says that nothing was imported yet', async () => {
  open({ pending: 0, confirmed: 1, addresses: 1, editions: [] });
  await screen.findByText('1 confirmed alert of 1 address, 0 not confirmed yet.');
  screen.getByText('No new edition has been imported since alerts exist.');
});

it('offers to load again after a failure', async () => {
  open(new Error('offline'));
  await screen.findByText('The salary alerts could not be loaded.');
  api.answer = { pending: 0, confirmed: 0, addresses: 0, editions: [] };
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/^0 confirmed alerts/);
});
