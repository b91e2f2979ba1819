import { createDataClient } from '@talent/data/client';
import { DataError } from '@talent/data/errors';
import { expect, test } from 'vitest';
import { applyTableQuery, toTablePage } from './range-query';
import type { TableQuery } from './tool-column';

const first: TableQuery = { page: 1, pageSize: 20, sort: null, filter: '' };

/** The request that is sent to the database for a page of posts. */
async function sent(query: Partial<TableQuery>): Promise<{ search: URLSearchParams }> {
  let url = new URL('http://none.example');
  const client = createDataClient({
    url: 'http://database.example',
    key: 'test',
    fetch: (input) => {
      url = new URL(String(input));
      return Promise.resolve(Response.json([]));
    },
  });
  const builder = client.from('blog_posts').select('id, title', { count: 'exact' });
  await applyTableQuery(builder, { ...first, ...query }, { filterColumns: ['title', 'slug'] });
  return { search: url.searchParams };
}

test('only one page is requested from the database', async () => {
  const { search } = await sent({ page: 3, pageSize: 10 });
  expect([search.get('offset'), search.get('limit')]).toEqual(['20', '10']);
});

test('rows of one rank keep their order from page to page', async () => {
  const { search } = await sent({ sort: { key: 'title', descending: true } });
  expect(search.get('order')).toBe('title.desc.nullslast,id.asc');
  expect((await sent({ sort: { key: 'id', descending: true } })).search.get('order')).toBe(
    'id.desc.nullslast',
  );
});

test('a filter is searched in every column as literal text', async () => {
  const { search } = await sent({ filter: ' 50%_"a\\,b) ' });
  const value = '"%50\\\\%\\\\_\\"a\\\\\\\\,b)%"';
  expect(search.get('or')).toBe(`(title.ilike.${value},slug.ilike.${value})`);
  expect((await sent({ filter: '  ' })).search.has('or')).toBe(false);
});

test('an ordinary word is not quoted, since the embedded backend would search for the marks', async () => {
  const { search } = await sent({ filter: '/blog/a.b' });
  expect(search.get('or')).toBe('(title.ilike.%/blog/a.b%,slug.ilike.%/blog/a.b%)');
});

test('a page after the last one is empty, and any other failure is one', () => {
  const failed = (code: string) => ({ data: null, error: { code, message: 'no' }, count: null });
  expect(toTablePage(failed('PGRST103'))).toEqual({ rows: [], total: 0 });
  expect(() => toTablePage(failed('42501'))).toThrow(DataError);
  expect(toTablePage({ data: [{ id: 1 }], error: null, count: 41 })).toEqual({
    rows: [{ id: 1 }],
    total: 41,
  });
});
