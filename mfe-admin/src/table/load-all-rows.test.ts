import { expect, test } from 'vitest';
import { loadAllRows } from './load-all-rows';
import type { TableQuery } from './tool-column';

const all = { sort: null, filter: '' } as const;
const { signal } = new AbortController();

type Pages = [page: number, pageSize: number][];

/** Reads a list that gives at most `most` rows at once, and notes what it was asked for. */
async function readList(length: number, most: number) {
  const asked: Pages = [];
  const rows = Array.from({ length }, (_, index) => index);
  const load = ({ page, pageSize }: TableQuery) => {
    asked.push([page, pageSize]);
    const first = (page - 1) * pageSize;
    return Promise.resolve({
      rows: rows.slice(first, first + Math.min(pageSize, most)),
      total: length,
    });
  };
  expect(await loadAllRows(load, all, signal)).toEqual({ rows, hasChanged: false });
  return asked;
}

test.each<[name: string, length: number, most: number, asked: Pages]>([
  [
    'all pages, a thousand rows at a time',
    2100,
    1000,
    [
      [1, 1000],
      [2, 1000],
      [3, 1000],
    ],
  ],
  [
    'pages of the length that a server gives at once',
    2100,
    700,
    [
      [1, 1000],
      [2, 700],
      [3, 700],
    ],
  ],
  ['an empty list once', 0, 1000, [[1, 1000]]],
])('it asks for %s', async (_, length, most, asked) => {
  expect(await readList(length, most)).toEqual(asked);
});

test.each([
  ['became shorter', [[1], []], [5, 0]],
  ['has another number of rows on another page', [[1], [2]], [3, 2]],
])('a list that %s meanwhile is told to have changed', async (_, pages, totals) => {
  const load = ({ page }: TableQuery) =>
    Promise.resolve({ rows: pages[page - 1] ?? [], total: totals[page - 1] ?? 0 });
  expect(await loadAllRows(load, all, signal)).toEqual({ rows: pages.flat(), hasChanged: true });
});
