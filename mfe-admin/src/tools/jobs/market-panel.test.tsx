// @vitest-environment jsdom
import type { MarketRefreshStatus } from '@talent/api/market/market-refresh-status';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/staff-page';
import { MarketPanel, scheduleFinding } from './market-panel';

const SHA = 'a'.repeat(64);
const now = new Date('2026-11-23T10:00:00Z');
const jump: MarketRefreshStatus = {
  ran_at: '2026-11-23T09:30:00+00:00',
  addresses: ['ai-postings-share'],
  sources: [
    {
      key: 'ai-postings-share',
      name: 'Hiring Lab, AI Tracker',
      first_day: '2019-01-01',
      last_day: '2026-06-30',
      retrieved_on: '2026-11-22',
      revised: 0,
      asked_at: '2026-11-23T09:30:00+00:00',
      changed_at: null,
      outcome: 'refused',
      reason: 'The file has changes that nobody has confirmed.',
      waiting_sha256: SHA,
      is_accepted: false,
    },
    {
      key: 'pay-transparency-country',
      name: 'Hiring Lab, Pay',
      first_day: '2020-01-01',
      last_day: '2026-02-01',
      retrieved_on: '2026-11-22',
      revised: 0,
      asked_at: null,
      changed_at: null,
      outcome: null,
      reason: null,
      waiting_sha256: null,
      is_accepted: false,
    },
  ],
};

const api = vi.hoisted(() => ({
  status: null as unknown,
  accepted: [] as unknown[],
  fails: false,
}));
vi.mock('./api/market-refresh', () => ({
  fetchMarketRefresh: () => Promise.resolve(api.status),
  acceptMarketJump: (source: unknown) => {
    if (api.fails) return Promise.reject(new Error('PT409'));
    api.accepted.push(source);
    return Promise.resolve();
  },
}));

beforeEach(() => Object.assign(api, { status: jump, accepted: [], fails: false }));

it('lists when each source was asked and changed, with the reason of a refusal', async () => {
  renderPage(() => <MarketPanel now={now} />);
  const table = await screen.findByRole('table', { name: /^Market sources/ });
  const [, ai, pay] = within(table).getAllByRole('row');
  const cells = (row: HTMLElement | undefined) =>
    [...(row?.children ?? [])].map((cell) => cell.textContent);
  expect(cells(ai).slice(0, 6)).toEqual([
    'Hiring Lab, AI Tracker',
    'June 30, 2026',
    'November 22, 2026',
    'set',
    '2026-11-23 09:30',
    'never',
  ]);
  expect(cells(ai)[6]).toContain('Refused. The file has changes that nobody has confirmed.');
  expect(cells(pay)).toEqual([
    'Hiring Lab, Pay',
    'February 2026',
    'November 22, 2026',
    'not set',
    'never',
    'never',
    'never',
  ]);
});

it('asks before a jump is accepted, and accepts the file that waits', async () => {
  renderPage(() => <MarketPanel now={now} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Accept this jump …' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(api.accepted).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Accept this jump …' }));
  const [source, ...rest] = jump.sources;
  api.status = { ...jump, sources: [{ ...source, is_accepted: true }, ...rest] };
  fireEvent.click(screen.getByRole('button', { name: 'Accept the file' }));
  await screen.findByText(/the next run imports it, within an hour/);
  expect(api.accepted).toEqual([{ key: 'ai-postings-share', sha256: SHA }]);
  expect(screen.queryByRole('button', { name: 'Accept this jump …' })).toBeNull();
});

it('says so when another file waits by now', async () => {
  api.fails = true;
  renderPage(() => <MarketPanel now={now} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Accept this jump …' }));
  fireEvent.click(screen.getByRole('button', { name: 'Accept the file' }));
  await screen.findByText(/It was not accepted/);
});

it('says what to do where no figures are stored', async () => {
  api.status = { ran_at: null, addresses: null, sources: [] };
  renderPage(() => <MarketPanel now={now} />);
  await screen.findByText(/No market figures are stored\. Import the files with pnpm data market/);
  screen.getByText(/The schedule has never run/);
});

it.each([
  [{ ran_at: null, addresses: null }, 'warning', /^The schedule has never run/],
  [{ ran_at: '2026-11-23T09:30:00Z', addresses: null }, 'warning', /^MARKET_URLS cannot be read/],
  [
    { ran_at: '2026-11-23T09:30:00Z', addresses: [] },
    'info',
    /^No source has an address in MARKET_URLS, so nothing is asked.* 2026-11-23 09:30 UTC\.$/,
  ],
  [
    { ran_at: '2026-11-23T09:30:00Z', addresses: ['a', 'b'] },
    'info',
    /^2 sources have an address and are asked once a week\./,
  ],
  [
    { ran_at: '2026-11-23T06:30:00Z', addresses: ['a'] },
    'warning',
    /^1 source has an address and is asked.* It should run every hour: check the scheduler\.$/,
  ],
] as const)('finds of %j: %s', (status, tone, words) => {
  const run = { ran_at: status.ran_at, addresses: status.addresses && [...status.addresses] };
  expect(scheduleFinding(run, now)).toEqual({ tone, words: expect.stringMatching(words) });
});
