// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { press, renderPage } from '../../../testing/staff-page';
import { EditionsPanel } from './editions-panel';
import { AlertsPanel, MarketPanel, scheduleFinding } from './every-week';

const api = vi.hoisted(() => ({
  market: null as unknown,
  alerts: null as unknown,
  pay: [] as unknown[],
  accepted: [] as unknown[],
  fails: false,
}));
vi.mock('../../../backend/admin-data', async () => {
  const { fakeBackend } = await import('../../../testing/fake-data');
  return fakeBackend({
    market_refresh_status: () => api.market,
    salary_alert_status: () => api.alerts,
    salary_sources: () => api.pay,
    accept_market_jump: (yes) => {
      if (api.fails) return Object.assign(new Error('another file'), { code: 'PT409' });
      api.accepted.push(yes);
      return null;
    },
  });
});

const now = new Date('2026-11-23T10:00:00Z');
const asked = '2026-11-23T09:30:00+00:00';
const source = {
  ...{ first_day: '2019-01-01', retrieved_on: '2026-11-22', revised: 0, changed_at: null },
  ...{ asked_at: null, outcome: null, reason: null, waiting_sha256: null, is_accepted: false },
};
const ai = {
  ...source,
  ...{ key: 'ai-postings-share', name: 'Hiring Lab, AI Tracker', last_day: '2026-06-30' },
  ...{ asked_at: asked, outcome: 'refused', waiting_sha256: 'a'.repeat(64) },
  reason: 'The file has changes that nobody has confirmed.',
};
const pay = { key: 'pay-transparency-country', name: 'Hiring Lab, Pay', last_day: '2026-02-01' };
const jump = {
  ...{ ran_at: asked, addresses: ['ai-postings-share'] },
  sources: [ai, { ...source, ...pay }],
};

beforeEach(() => Object.assign(api, { market: jump, accepted: [], fails: false }));

const rowsOf = (table: HTMLElement) =>
  [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(' | '),
  );

it('lists when each source was asked and changed, with the reason of a refusal', async () => {
  renderPage(() => <MarketPanel now={now} />);
  const [first, second] = rowsOf(await screen.findByRole('table', { name: /^Market sources/ }));
  expect(first).toMatch(
    /^Hiring Lab, AI Tracker \| June 30, 2026 \| November 22, 2026 \| set \| 2026-11-23 09:30 UTC \| never \| Refused\. The file has changes that nobody has confirmed\./,
  );
  expect(second).toBe(
    'Hiring Lab, Pay | February 2026 | November 22, 2026 | not set | never | never | never',
  );
});

it('tells which sources of pay and of the market are overdue, the longest first', async () => {
  api.pay = [
    { key: 'ai-jobs-net', name: 'Pay file', edition: '2025-01-19' },
    { key: 'bls-oews', name: 'Official wages', edition: '2025-05' },
  ];
  renderPage(() => <EditionsPanel now={now} />);
  expect(rowsOf(await screen.findByRole('table', { name: /^Sources:/ }))).toEqual([
    'Hiring Lab, Pay | February 1, 2026 | every month | Overdue for 6 months',
    'Pay file | January 19, 2025 | none expected, the publisher stopped in August 2025 | Overdue for 4 months',
    'Hiring Lab, AI Tracker | June 30, 2026 | every month | Overdue for 1 month',
    'Official wages | May 2025 | once a year | Not overdue',
  ]);
  screen.getByText('3 sources are overdue.');
});

async function ask(): Promise<void> {
  renderPage(() => <MarketPanel now={now} />);
  await screen.findByRole('table');
  press('Accept this jump …');
}

it('asks before a jump is accepted, and accepts the file that waits', async () => {
  await ask();
  press('Cancel');
  expect(api.accepted).toEqual([]);
  press('Accept this jump …');
  api.market = { ...jump, sources: [{ ...ai, is_accepted: true }] };
  press('Accept the file');
  await screen.findByText(/the next run imports it, within an hour/);
  expect(api.accepted).toEqual([{ source_key: 'ai-postings-share', file_sha256: 'a'.repeat(64) }]);
  expect(screen.queryByRole('button', { name: 'Accept this jump …' })).toBeNull();
});

it('says so when another file waits by now', async () => {
  api.fails = true;
  await ask();
  press('Accept the file');
  await screen.findByText(/The publisher may have sent another file since/);
});

it('says what to do where no figures are stored', async () => {
  api.market = { ran_at: null, addresses: null, sources: [] };
  renderPage(() => <MarketPanel now={now} />);
  await screen.findByText(/No market figures are stored\. Import the files with pnpm data market/);
  screen.getByText(/The schedule has never run/);
});

it.each([
  [null, null, 'warning', /^The schedule has never run/],
  ['09:30', null, 'warning', /^MARKET_URLS cannot be read/],
  ['09:30', [], 'info', /^No source has an address in MARKET_URLS.* 2026-11-23 09:30 UTC\.$/],
  ['09:30', ['a', 'b'], 'info', /^2 sources have an address and are asked once a week\./],
  ['06:30', ['a'], 'warning', /^1 source has an address.* every hour: check the scheduler\.$/],
])('finds of a run at %s and the addresses %j: %s', (at, addresses, tone, words) => {
  const ran_at = at && `2026-11-23T${at}:00Z`;
  const finding = { tone, words: expect.stringMatching(words) };
  expect(scheduleFinding({ ran_at, addresses }, now)).toEqual(finding);
});

it('counts alerts, and the emails of each edition', async () => {
  const edition = { source_key: 'ai-jobs-net', edition: '2025-08-03', finished_at: null };
  const done = { source_key: 'ca-job-bank', edition: '2026', finished_at: '2026-11-20T10:31:00Z' };
  const announced_at = '2026-11-20T08:30:00+00:00';
  api.alerts = {
    ...{ pending: 3, confirmed: 12, addresses: 1 },
    editions: [
      { ...edition, announced_at, queued: 1204 },
      { ...done, announced_at, queued: 0 },
    ],
  };
  renderPage(AlertsPanel);
  await screen.findByText('12 confirmed alerts of 1 address, 3 not confirmed yet.');
  expect(rowsOf(screen.getByRole('table'))).toEqual([
    'Reported pay ranges | August 3, 2025 | 2026-11-20 08:30 UTC | 1,204 | Waiting, or being sent',
    'Job Bank, Canada | 2026 | 2026-11-20 08:30 UTC | 0 | Done at 2026-11-20 10:31 UTC',
  ]);
});

it('offers to load again after a failure, and says that nothing was imported yet', async () => {
  api.alerts = new Error('canceled');
  renderPage(AlertsPanel);
  await screen.findByText('The salary alerts could not be loaded.');
  api.alerts = { pending: 0, confirmed: 1, addresses: 1, editions: [] };
  press('Try again');
  await screen.findByText('1 confirmed alert of 1 address, 0 not confirmed yet.');
  screen.getByText('No new edition has been imported since alerts exist.');
});
