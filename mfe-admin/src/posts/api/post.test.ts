import { expect, it, vi } from 'vitest';
import { adminData } from '../../backend/admin-data';
import { fakeClient } from '../../testing/fake-data';
import { listPosts } from './list-posts';
import { stateAt } from './post';

vi.mock('../../backend/admin-data');

const now = Date.parse('2026-11-24T09:00:00Z');

it.each([
  ['scheduled', '2026-11-24T08:59:00Z', 'published'],
  ['scheduled', '2026-11-24T09:00:00Z', 'published'],
  ['scheduled', '2026-11-24T09:00:01Z', 'scheduled'],
  ['published', '2026-11-24T09:00:01Z', 'scheduled'],
  ['published', '2026-11-20T09:00:00Z', 'published'],
  ['draft', '2026-11-20T09:00:00Z', 'draft'],
  ['archived', '2026-11-20T09:00:00Z', 'archived'],
  ['draft', null, 'draft'],
] as const)('a post saved as %s with the time %s is %s by now', (status, publishedAt, state) => {
  expect(stateAt({ status, publishedAt }, now)).toBe(state);
});

const shown = 'in.(published,scheduled)';

it.each([
  ['published', { status: shown, published_at: 'lte.2026-11-24T09:00:00.000Z' }],
  ['scheduled', { status: shown, published_at: 'gt.2026-11-24T09:00:00.000Z' }],
  ['draft', { status: 'eq.draft' }],
  [null, {}],
] as const)('the list of %s posts has those whose time says so', async (state, filters) => {
  vi.useFakeTimers({ now });
  const asked: Record<string, string>[] = [];
  const row = { id: 1, status: 'scheduled', published_at: '2026-11-24T08:00:00+00:00' };
  vi.mocked(adminData).mockReturnValue(
    fakeClient(async (input) => {
      const { status, published_at } = Object.fromEntries(new URL(String(input)).searchParams);
      asked.push({ ...(status && { status }), ...(published_at && { published_at }) });
      return Response.json([{ ...row, author: { name: 'Ada' } }]);
    }),
  );
  const query = { page: 1, pageSize: 20, sort: null, filter: '' };
  const { rows } = await listPosts(state, query, new AbortController().signal);
  expect(asked).toEqual([filters]);
  expect(rows).toMatchObject([{ status: 'published', author: 'Ada' }]);
  vi.useRealTimers();
});
