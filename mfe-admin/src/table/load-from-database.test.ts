import { createDataClient } from '@talent/data/client';
import { DataError } from '@talent/data/errors';
import { expect, test } from 'vitest';
import { counted, loadRange } from './load-from-database';
import type { TableQuery } from './tool-column';
import { loadAllRows } from './load-all-rows';

const first: TableQuery = { page: 1, pageSize: 20, sort: null, filter: '' };

/** Loads a page of posts from a database that gives this answer; `search` is the request for it. */
async function load(query: Partial<TableQuery>, answer = () => Response.json([])) {
  let search = new URLSearchParams();
  const client = createDataClient({
    url: 'http://database.example',
    key: 'test',
    fetch: (input) => {
      search = new URL(String(input)).searchParams;
      return Promise.resolve(answer());
    },
  });
  const posts = client.from('blog_posts').select('id, title', counted);
  const { signal } = new AbortController();
  const wanted = { ...first, ...query };
  const page = await loadRange(posts, wanted, signal, { filterColumns: ['title', 'slug'] });
  return { search, page };
}

test('only one page is requested from the database', async () => {
  const { search } = await load({ page: 3, pageSize: 10 });
  expect([search.get('offset'), search.get('limit')]).toEqual(['20', '10']);
});

test.each([
  ['title', 'title.desc.nullslast,id.asc'],
  ['id', 'id.desc.nullslast'],
])('rows of one rank by %s keep their order from page to page', async (key, order) => {
  const { search } = await load({ sort: { key, descending: true } });
  expect(search.get('order')).toBe(order);
});

test.each([
  // No sign is left that PostgREST reads as one of its own.
  [' ,) ', String.raw`(title.imatch.\u002c\u0029,slug.imatch.\u002c\u0029)`],
  [' 5,0) ', String.raw`(title.imatch.5[\W_]*0,slug.imatch.5[\W_]*0)`],
  ['  ', null],
])('a filter is searched in every column: "%s"', async (filter, or) => {
  expect((await load({ filter })).search.get('or')).toBe(or);
});

test('a page after the last one is empty, and any other failure is one', async () => {
  const failed = (code: string) => () => Response.json({ code, message: 'no' }, { status: 416 });
  expect((await load({}, failed('PGRST103'))).page).toEqual({ rows: [], total: 0 });
  await expect(load({}, failed('42501'))).rejects.toThrow(DataError);
  const headers = { 'content-range': '0-0/41' };
  const { page } = await load({}, () => Response.json([{ id: 1 }], { headers }));
  expect(page).toEqual({ rows: [{ id: 1 }], total: 41 });
});

const all = { sort: null, filter: '' } as const;
const { signal } = new AbortController();

/** Reads a list that gives at most `most` rows at once. @returns what it was asked for, as page and page size */
async function readList(length: number, most: number): Promise<string> {
  const asked: string[] = [];
  const rows = Array.from({ length }, (_, index) => index);
  const load = ({ page, pageSize }: TableQuery) => {
    asked.push(`${page} of ${pageSize}`);
    const first = (page - 1) * pageSize;
    const part = rows.slice(first, first + Math.min(pageSize, most));
    return Promise.resolve({ rows: part, total: length });
  };
  expect(await loadAllRows(load, all, signal)).toEqual({ rows, hasChanged: false });
  return asked.join(', ');
}

test.each([
  ['all pages, a thousand rows at a time', 2100, 1000, '1 of 1000, 2 of 1000, 3 of 1000'],
  ['pages of the length that a server gives at once', 2100, 700, '1 of 1000, 2 of 700, 3 of 700'],
  ['an empty list once', 0, 1000, '1 of 1000'],
])('it asks for %s', async (_, length, most, asked) => {
  expect(await readList(length, most)).toBe(asked);
});

test('a list that became shorter meanwhile is told to have changed', async () => {
  const pages = [{ rows: [1], total: 5 }];
  const load = ({ page }: TableQuery) => Promise.resolve(pages[page - 1] ?? { rows: [], total: 0 });
  expect(await loadAllRows(load, all, signal)).toEqual({ rows: [1], hasChanged: true });
});
