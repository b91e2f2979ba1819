// @vitest-environment jsdom
import { COMPOSITION_BLOCK_ID } from '@talent/sdk/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import ViralTraffic from '../../routes/viral-traffic';
import { renderPage } from '../../testing/staff-page';

const path = '/viral-traffic-dashboard';
const database = vi.hoisted(() => ({
  asked: [] as { name: string; args: Record<string, unknown> }[],
  segments: [] as object[],
  hasVisits: true,
  /** Until then the gateway does not answer. */
  wait: Promise.resolve(null),
}));

/** The first screen of a site with one visit, or with none. */
const overview = () => ({
  audience: 'visitor',
  newest: database.hasVisits ? '2026-11-24T09:00:00Z' : null,
  has_samples: false,
  counts: database.hasVisits ? { visitor: 1234, bot: 5 } : {},
  periods: [{ period: 0, visitors: 1, views: 2, engaged: 0, average_ms: null, contacts: 0 }],
  days: [],
  lists: [
    { list: 'source', name: 'direct', amount: 3, before: 0, total: 4 },
    { list: 'page', name: '/one', amount: 5, before: 5, total: 5 },
  ],
  posts: [],
});

vi.mock('../../backend/admin-data', async () => {
  const { fakeData } = await import('../../testing/fake-data');
  const live = { at: '2026-11-24T10:00:00Z', visitors: 0, views: 0, minutes: [], pages: [] };
  const data = fakeData({
    traffic_overview: () => overview(),
    traffic_live: () => live,
    traffic_segments: () => database.segments,
  });
  const rpc = (name: string, args: Record<string, unknown>) => {
    database.asked.push({ name, args });
    return data.rpc(name, args);
  };
  return { adminData: () => ({ ...data, rpc }) };
});
vi.mock('../../backend/ask-platform', () => ({
  askPlatform: async () => {
    await database.wait;
    return { releases: [] };
  },
}));

beforeEach(() => {
  const wait = Promise.resolve(null);
  Object.assign(database, { asked: [], segments: [], hasVisits: true, wait });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void) {
        report([{ isIntersecting: true }]);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const block = document.createElement('script');
  block.id = COMPOSITION_BLOCK_ID;
  block.type = 'application/json';
  block.textContent = JSON.stringify({ collect: true });
  document.body.append(block);
});
afterEach(() => document.querySelector(`#${COMPOSITION_BLOCK_ID}`)?.remove());

it('asks every question about visits for the segment of the address', async () => {
  renderPage(ViralTraffic, { path: `${path}?source=newsletter&visits=new` });
  const asked = () => new Set(database.asked.map(({ name }) => name));
  await waitFor(() =>
    expect([...asked()].map((name) => name.replace('traffic_', '')).toSorted()).toEqual([
      ...['campaigns', 'funnel', 'journeys', 'live', 'marks', 'overview', 'pages'],
      ...['retention', 'shares', 'sources', 'vitals'],
    ]),
  );
  for (const { name, args } of database.asked) {
    if (name === 'traffic_marks') continue;
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
  const pages = /^Page views of a segment are kept for 90 days/;
  expect(await screen.findAllByText(pages)).toHaveLength(2);
  for (const text of [
    /^Visits older than 13 months are sums/,
    /Clicks are kept for 90 days/,
    /Measurements are kept for 90 days/,
    /New or returning is not applied here/,
  ]) {
    await screen.findByText(text);
  }
});

it('shows the controls, the segment and the places of all figures before the figures come', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  database.wait = promise;
  renderPage(ViralTraffic, { path });
  const bar = await screen.findByRole('group', { name: 'Segment' });
  expect(screen.getByRole('radio', { name: /^Visitors/ })).toBeTruthy();
  const loading = screen.getByText('Loading the figures …');
  // One question of the tool, and no other waits for its answer.
  expect(database.asked.map(({ name }) => name)).toEqual(['traffic_overview']);
  resolve(null);
  expect(await screen.findByRole('radio', { name: 'Visitors 1,234' })).toBeTruthy();
  expect(loading.isConnected).toBe(false);
  // The segment is the same control as before: nobody loses their place in it.
  expect(screen.getByRole('group', { name: 'Segment' })).toBe(bar);
  const referrers = screen.getByRole('region', { name: 'Referrers' });
  expect(within(referrers).getByRole('listitem').textContent).toBe('direct3 75% ');
  const pages = screen.getByRole('region', { name: 'Most viewed pages' });
  expect(within(pages).getByRole('button').textContent).toBe('/one');
});

it('offers the one action while no one has come', async () => {
  database.hasVisits = false;
  renderPage(ViralTraffic, { path });
  const link = await screen.findByRole('link', { name: 'Open the site' });
  expect(link.getAttribute('href')).toBe('/');
});
