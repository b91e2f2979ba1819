import { vi } from 'vitest';
import { adminData } from '../../../backend/admin-data';
import type { StoredPost } from '../../../posts/api/post';
import { emptyFields } from '../../../posts/post-fields';
import { fakeClient } from '../../../testing/fake-data';

const refusal = (code: string, status: number) =>
  Response.json({ code, message: code }, { status });

/** Ends of a request that the database refuses, or that does not reach it. */
const endings = {
  'lost-request': () => Promise.reject(new TypeError('Failed to fetch')),
  'server-error': async () => refusal('XX000', 500),
  'bad-gateway': async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
  busy: async () => refusal('limited', 429),
  unauthorized: async () => new Response('Unauthorized', { status: 401 }),
  'signed-out': async () => refusal('42501', 403),
  'slug-taken': async () => refusal('23505', 409),
  hangs: (init?: RequestInit) =>
    new Promise<Response>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    }),
};

/** The database behind a mocked `adminData`: one row, and the saves that it took. Requests end as `faults` say, one after the other. */
export function fakePosts() {
  const database = {
    row: {
      ...{ id: 7, version: 3, status: 'draft', published_at: null, has_been_public: false },
      ...{ updated_at: '2026-11-22T10:00:00Z', title: 'Pay', slug: 'pay', seo_title: null },
      ...{ description: '', topic: '', audience: 'both', content_updated_at: null, cover: null },
      ...{ body: 'Before.', author: { slug: 'editorial-team' } },
    } as Record<string, unknown> & { version: number },
    faults: [] as (keyof typeof endings | 'lost-answer')[],
    sent: [] as { name: string; fields: Record<string, unknown> }[],
  };
  async function answer(input: URL | RequestInfo, init?: RequestInit): Promise<Response> {
    const { pathname } = new URL(String(input));
    if (!pathname.includes('/rpc/')) return Response.json(database.row);
    const fault = database.faults.shift();
    if (fault !== undefined && fault !== 'lost-answer') return endings[fault](init);
    const { fields, expected_version: expected } = JSON.parse(String(init?.body)) as {
      fields: Record<string, unknown>;
      expected_version?: number;
    };
    const { version } = database.row;
    if (expected !== undefined && expected !== version) return refusal('PT409', 409);
    database.sent.push({ name: pathname.split('/').at(-1) ?? '', fields });
    const { author, ...columns } = fields;
    database.row = { ...database.row, ...columns, author: { slug: author }, version: version + 1 };
    if (fault === 'lost-answer') throw new TypeError('Failed to fetch');
    return Response.json({ id: 7, version: version + 1 });
  }
  vi.mocked(adminData).mockReturnValue(fakeClient(answer));
  return database;
}

/** The row as the editor has it. */
export const storedPost = (changes: Partial<StoredPost> = {}): StoredPost => ({
  ...{ id: 7, version: 3, status: 'draft', publishedAt: null, hasBeenPublic: false },
  updatedAt: '2026-11-22T10:00:00.000Z',
  fields: { ...emptyFields, title: 'Pay', slug: 'pay', body: 'Before.' },
  ...changes,
});
