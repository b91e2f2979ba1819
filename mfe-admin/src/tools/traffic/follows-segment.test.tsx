// @vitest-environment jsdom
import { COMPOSITION_BLOCK_ID } from '@talent/sdk/contract';
import { renderPage } from '@talent/testing/render-page';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../queries/query-client';
import ViralTraffic from '../../routes/viral-traffic';

const path = '/viral-traffic-dashboard';
const database = vi.hoisted(() => ({
  asked: [] as { name: string; args: Record<string, unknown> }[],
  segments: [] as object[],
  hasVisits: true,
}));

/** A question to the database, whatever is asked of it. */
function question(answer: unknown): unknown {
  const ask: unknown = new Proxy(() => ask, {
    get: (_, key) =>
      key === 'then'
        ? (settle: (value: unknown) => void) => settle({ data: answer, error: null, count: 0 })
        : () => ask,
  });
  return ask;
}

vi.mock('../../backend/admin-data', () => ({
  adminData: () => ({
    rpc: (name: string, args: Record<string, unknown>) => {
      database.asked.push({ name, args });
      const live = { at: '2026-11-24T10:00:00Z', visitors: 0, views: 0, minutes: [], pages: [] };
      return question(name === 'traffic_live' ? live : []);
    },
    from: (table: string) => {
      if (table === 'traffic_segments') return question(database.segments);
      return question(database.hasVisits ? [{ last_at: '2026-11-24T09:00:00Z' }] : []);
    },
  }),
}));
vi.mock('../../backend/ask-platform', () => ({ askPlatform: async () => ({ releases: [] }) }));

beforeEach(() => {
  Object.assign(database, { asked: [], segments: [], hasVisits: true });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly report: (entries: { isIntersecting: boolean }[]) => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.report = report;
      }
      observe(): void {
        this.report([{ isIntersecting: true }]);
      }
      disconnect(): void {}
    },
  );
  const block = document.createElement('script');
  block.id = COMPOSITION_BLOCK_ID;
  block.type = 'application/json';
  block.textContent = JSON.stringify({ collect: true });
  document.body.append(block);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  document.querySelector(`#${COMPOSITION_BLOCK_ID}`)?.remove();
  vi.unstubAllGlobals();
});

it('asks every question about visits for the segment of the address', async () => {
  renderPage(ViralTraffic, { path: `${path}?source=newsletter&visits=new` });
  const asked = () => new Set(database.asked.map(({ name }) => name));
  await waitFor(() =>
    expect([...asked()].toSorted()).toEqual([
      'traffic_audiences',
      'traffic_campaigns',
      'traffic_days',
      'traffic_funnel',
      'traffic_journeys',
      'traffic_live',
      'traffic_marks',
      'traffic_pages',
      'traffic_periods',
      'traffic_retention',
      'traffic_shares',
      'traffic_sources',
      'traffic_top',
      'traffic_vitals',
    ]),
  );
  for (const { name, args } of database.asked) {
    if (['traffic_audiences', 'traffic_marks'].includes(name)) continue;
    expect([name, args['segment']]).toEqual([name, { source: 'newsletter', visits: 'new' }]);
  }
});

it('shows a segment of the address under its name, and one that is chosen', async () => {
  database.segments = [
    { id: '1', name: 'News', filters: { source: 'newsletter' } },
    { id: '2', name: 'Search', filters: { source: 'www.google.com' } },
  ];
  renderPage(ViralTraffic, { path: `${path}?source=newsletter` });
  const bar = await screen.findByRole('group', { name: 'Segment' });
  await waitFor(() => expect(within(bar).getByRole('button', { name: 'Rename' })).toBeTruthy());
  const select = bar.querySelector('select');
  if (select === null) throw new Error('There is no list of segments.');
  expect(select.value).toBe('1');
  fireEvent.change(select, { target: { value: '2' } });
  await within(bar).findByRole('button', { name: 'Remove Referrer: www.google.com' });
  fireEvent.click(within(bar).getByRole('button', { name: 'Remove Referrer: www.google.com' }));
  await waitFor(() => expect(select.value).toBe('all'));
});

it('says which days a segment cannot know', async () => {
  renderPage(ViralTraffic, { path: `${path}?from=2024-01-01&to=2024-02-01&visits=new` });
  expect(await screen.findByText(/^Visits older than 13 months are sums/)).toBeTruthy();
  expect(await screen.findAllByText(/^Page views of a segment are kept for 90 days/)).toHaveLength(
    2,
  );
  expect(await screen.findByText(/Clicks are kept for 90 days/)).toBeTruthy();
  expect(await screen.findByText(/Measurements are kept for 90 days/)).toBeTruthy();
  expect(await screen.findByText(/New or returning is not applied here/)).toBeTruthy();
});

it('offers the one action while no one has come', async () => {
  database.hasVisits = false;
  renderPage(ViralTraffic, { path });
  const link = await screen.findByRole('link', { name: 'Open the site' });
  expect(link.getAttribute('href')).toBe('/');
});
