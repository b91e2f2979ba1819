import { afterEach, expect, test, vi, it } from 'vitest';
import { createDataClient } from './client.ts';
import { allRows, rowsIn } from './all-rows.ts';
import { DataError, NotFoundError } from './errors.ts';
import { unwrap } from './unwrap.ts';
import { isoTime } from './iso-time.ts';

afterEach(() => vi.unstubAllGlobals());

function recordRequests(): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    requests.push(new Request(input, init));
    return Promise.resolve(Response.json([]));
  });
  return requests;
}

const backend = { url: 'https://backend.example', key: 'sb_publishable_x' };

test('a client asks its backend with the key it was given, and as the user of an access token', async () => {
  const requests = recordRequests();
  await createDataClient(backend).from('blog_posts').select('slug');
  expect(requests[0]?.url).toBe('https://backend.example/rest/v1/blog_posts?select=slug');
  expect(requests[0]?.headers.get('apikey')).toBe('sb_publishable_x');
  const accessToken = () => Promise.resolve('token-of-a-user');
  await createDataClient({ ...backend, accessToken })
    .from('user_roles')
    .select('role');
  expect(requests[1]?.headers.get('authorization')).toBe('Bearer token-of-a-user');
});

test('nothing is read from or written to storage', async () => {
  recordRequests();
  const storage = { getItem: vi.fn(), setItem: vi.fn(), removeItem: vi.fn() };
  vi.stubGlobal('localStorage', storage);
  const client = createDataClient(backend);
  await client.auth.getSession();
  await client.from('blog_posts').select('slug');
  expect(storage.getItem).not.toHaveBeenCalled();
  expect(storage.setItem).not.toHaveBeenCalled();
});

/** A client of a server with these posts, which answers with at most `most` of them. */
function clientOf(posts: { id: number }[], most: number) {
  const asked: URL[] = [];
  const client = createDataClient({
    url: 'https://backend.example',
    key: 'sb_publishable_x',
    fetch: (input) => {
      const url = new URL(String(input));
      asked.push(url);
      const after = Number(url.searchParams.get('id')?.replace('gt.', '') ?? 0);
      const limit = Math.min(most, Number(url.searchParams.get('limit')));
      return Promise.resolve(Response.json(posts.filter(({ id }) => id > after).slice(0, limit)));
    },
  });
  return { asked, select: () => client.from('blog_posts').select('id'), client };
}

const posts = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id }));

test.each([1, 2, 3, 7, 8, 1000])(
  'reads every row where the server gives at most %i at once, whatever was asked for',
  async (most) => {
    expect(await allRows(clientOf(posts, most).select, 'id')).toEqual(posts);
    expect(await allRows(clientOf(posts, most).select, 'id', 3)).toEqual(posts);
  },
);

test('orders by the key, and ends with the page that is shorter than the one before', async () => {
  const { asked, select } = clientOf(posts, 3);
  await allRows(select, 'id', 3);
  expect(asked.map(({ search }) => search)).toEqual([
    '?select=id&order=id.asc&limit=3',
    '?select=id&order=id.asc&limit=3&id=gt.3',
    '?select=id&order=id.asc&limit=3&id=gt.6',
  ]);
});

test('misses no row where one before it goes between two pages', async () => {
  const stored = [...posts];
  const { asked, select } = clientOf(stored, 3);
  const rows = await allRows(() => {
    if (asked.length === 1) stored.shift();
    return select();
  }, 'id');
  expect(rows).toEqual(posts);
});

test('asks once where there are no rows', async () => {
  const { asked, select } = clientOf([], 3);
  expect(await allRows(select, 'id')).toEqual([]);
  expect(asked).toHaveLength(1);
});

test('rejects when a page cannot be read', async () => {
  const client = createDataClient({
    url: 'https://backend.example',
    key: 'sb_publishable_x',
    fetch: () => Promise.resolve(Response.json({ code: '42501', message: 'no' }, { status: 403 })),
  });
  const read = allRows(() => client.from('blog_posts').select('id'), 'id');
  await expect(read).rejects.toMatchObject({ code: '42501' });
});

test('reads the rows of many long values with addresses below 8 KB', async () => {
  const { asked, client } = clientOf(posts, 1000);
  const slugs = Array.from({ length: 100 }, (_, index) => `${'long-slug-'.repeat(19)}${index}`);
  const rows = await rowsIn(slugs, (some) =>
    client.from('blog_posts').select('id').in('slug', some).limit(1),
  );
  expect(rows).toHaveLength(4);
  expect(Math.max(...asked.map(({ href }) => href.length))).toBeLessThan(8192);
  const values = asked.flatMap(({ searchParams }) => searchParams.get('slug')?.match(/\d+/g) ?? []);
  expect(values).toHaveLength(100);
});

test('returns the data of a successful call, null included', () => {
  expect(unwrap({ data: [1, 2], error: null })).toEqual([1, 2]);
  expect(unwrap({ data: null, error: null })).toBeNull();
});

test('a missing single row is a NotFoundError', () => {
  const error = { code: 'PGRST116', message: 'The result contains 0 rows' };
  expect(() => unwrap({ data: null, error })).toThrow(NotFoundError);
});

test('any other failure is a DataError with the code, the message and the cause', () => {
  const error = { code: '42501', message: 'permission denied' };
  const attempt = () => unwrap({ data: null, error });
  expect(attempt).toThrow(new DataError('42501', 'permission denied', { cause: error }));
  expect(attempt).not.toThrow(NotFoundError);
});

test('a failure without a code gets one', () => {
  expect(() => unwrap({ data: null, error: { message: 'fetch failed' } })).toThrow(
    expect.objectContaining({ code: 'REQUEST_FAILED' }),
  );
});

it.each([
  ['2026-05-12T09:00:00+00:00', '2026-05-12T09:00:00.000Z'],
  ['2026-05-12T09:00:00.123456+00:00', '2026-05-12T09:00:00.123Z'],
  ['2026-05-12 09:00:00+00', '2026-05-12T09:00:00.000Z'],
  ['2026-05-12 09:00:00.12-04', '2026-05-12T13:00:00.120Z'],
  ['2026-05-12 09:00:00+05:30', '2026-05-12T03:30:00.000Z'],
])('a time reads %s', (timestamp, iso) => {
  expect(isoTime(timestamp)).toBe(iso);
});

it('a time refuses text that is not a time', () => {
  expect(() => isoTime('soon')).toThrow(RangeError);
});
