import { expect, test } from 'vitest';
import { allRows, rowsIn } from './all-rows.ts';
import { createDataClient } from './client.ts';

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
