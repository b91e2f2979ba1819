// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { press, renderPage } from '../../testing/staff-page';
import { ErrorView, StatusButton } from './error-view';
import type { ErrorGroup } from './queries';
import { bulkErrors } from './error-list';

const group: ErrorGroup = {
  ...{ id: 7, kind: 'script', app: 'mfe-blog', place: 'mfe-blog/post.js', evidence: 'stack' },
  message: "Cannot read properties of undefined (reading 'title')",
  ...{ owners: ['@talent-site/blog'], route: '/blog/:slug', status: 'reopened' },
  ...{ count: 1234, visitors: 56, first_version: '1.0.0-0123456789' },
  ...{ first_seen: '2026-11-20T10:00:00+00:00', last_seen: '2026-11-27T10:00:00+00:00' },
  last_version: '1.1.0-0123456789',
  samples: [
    {
      ...{ at: '2026-11-27T10:00:00Z', version: '1.1.0-0123456789', route: '/blog/:slug' },
      composition: '0123456789ab',
      frames: [
        { path: '/assets/mfe-blog/post-a1_B2-c3.js', line: 1, column: 2210 },
        { path: '/assets/shell/react-a1_B2-c3.js', line: 1, column: 9 },
      ],
      breadcrumbs: [
        { kind: 'page', what: '/jobs/:slug', before_ms: 4200 },
        { kind: 'request', what: '/rest/v1/blog_posts', status: 500, before_ms: 300 },
      ],
    },
  ],
};

const api = vi.hoisted(() => ({
  symbols: null as unknown,
  asked: [] as unknown[],
  status: 'resolved' as unknown,
}));
vi.mock('../../backend/ask-platform', () => ({
  askPlatform: (path: string, init: RequestInit) => {
    api.asked.push([path, JSON.parse(String(init.body))]);
    return api.symbols === null ? Promise.reject(new Error('no')) : Promise.resolve(api.symbols);
  },
}));
vi.mock('../../backend/admin-data', async () => {
  const { fakeBackend } = await import('../../testing/fake-data');
  const day = { day: '2026-11-27', version: '1.1.0-0123456789', count: 4, visitors: 2 };
  return fakeBackend({
    error_days: () => [day],
    set_error_status: ({ group_id, is_resolved }) => {
      api.asked.push([group_id, is_resolved]);
      return api.status;
    },
  });
});

const source = { source: 'mfe-blog/src/routes/post.tsx', line: 12, column: 5, name: 'Post' };
beforeEach(() =>
  Object.assign(api, { symbols: { frames: [source, null] }, asked: [], status: 'resolved' }),
);

it('shows whose an error is, its place in the sources, what led to it and its days', async () => {
  renderPage(() => <ErrorView group={group} />);
  expect(await screen.findByText(/post\.tsx:12:5/)).toBeDefined();
  const text = document.body.textContent ?? '';
  for (const words of [
    'in Post',
    '@talent-site/blog',
    'an address in its stack',
    '/blog/:slug',
    '1.0.0-0123456789',
    '1,234',
    '/assets/shell/react-a1_B2-c3.js:1:9 (no source map)',
    '4.2 s before',
    '/rest/v1/blog_posts 500',
  ]) {
    expect(text).toContain(words);
  }
  expect(api.asked[0]).toEqual([
    '/symbols',
    { versions: { 'mfe-blog': '1.1.0-0123456789' }, frames: group.samples[0]?.frames },
  ]);
  const table = await screen.findByRole('table', { name: /^Errors and visitors of each day/ });
  expect(within(table).getByText('2026-11-27')).toBeDefined();
});

it('shows the places in the built files where the maps cannot be read', async () => {
  api.symbols = null;
  renderPage(() => <ErrorView group={group} />);
  expect(await screen.findByText(/source maps could not be read/)).toBeDefined();
  expect(document.body.textContent).toContain('/assets/mfe-blog/post-a1_B2-c3.js:1:2210');
});

it('says that an error without a stack and breadcrumbs has none', () => {
  renderPage(() => <ErrorView group={{ ...group, samples: [] }} />);
  expect(screen.getByText('It has no stack.')).toBeDefined();
  expect(screen.getByText('Nothing was recorded before it.')).toBeDefined();
  expect(api.asked).toEqual([]);
});

it('resolves an error, and opens a resolved one again', async () => {
  renderPage(() => <StatusButton id={7} status="reopened" />);
  press('Resolve');
  await vi.waitFor(() => expect(api.asked).toEqual([[7, true]]));
  cleanup();
  renderPage(() => <StatusButton id={7} status="resolved" />);
  press('Open again');
  await vi.waitFor(() => expect(api.asked[1]).toEqual([7, false]));
});

it('says that a status was not changed', async () => {
  api.status = new Error('PT409');
  renderPage(() => <StatusButton id={7} status="open" />);
  press('Resolve');
  expect(await screen.findByText('The status was not changed. Try again.')).toBeDefined();
});

const stillOpen = { id: 1, status: 'open' };
const back = { id: 2, status: 'reopened' };
const resolved = { id: 3, status: 'resolved' };

it('several errors leave the list of open ones when they are resolved, and come back when that is undone', async () => {
  const [resolve, ...others] = bulkErrors(false);
  expect(others).toEqual([]);
  expect([resolve?.label, resolve?.done(2)]).toEqual(['Resolve', '2 errors resolved']);
  expect(resolve?.apply(stillOpen)).toBeNull();
  const undo = await resolve?.save([stillOpen, back]);
  expect(api.asked).toEqual([
    [1, true],
    [2, true],
  ]);
  await undo?.();
  expect(api.asked.slice(2)).toEqual([
    [1, false],
    [2, false],
  ]);
});

it('several errors are opened again where the list has resolved ones; those that are open stay as they are', async () => {
  const [resolve, reopen] = bulkErrors(true);
  expect(resolve?.apply(back)).toEqual({ id: 2, status: 'resolved' });
  expect([reopen?.label, reopen?.done(1)]).toEqual(['Open again', 'Error opened again']);
  expect(reopen?.apply(back)).toBe(back);
  expect(reopen?.apply(resolved)).toEqual({ id: 3, status: 'open' });
  const undo = await reopen?.save([stillOpen, back, resolved]);
  await undo?.();
  expect(api.asked).toEqual([
    [3, false],
    [3, true],
  ]);
});

it('errors that are no longer stored are a failure', async () => {
  api.status = null;
  await expect(bulkErrors(false)[0]?.save([stillOpen])).rejects.toThrow('no longer stored');
});
