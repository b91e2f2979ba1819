import { expect, test } from 'vitest';
import { loadAllRows } from './load-all-rows';
import type { TableQuery } from './tool-column';

const all = { sort: null, filter: '' } as const;
const { signal } = new AbortController();

/** A list that gives at most `most` rows at once, and what it was asked for. */
function listOf(length: number, most: number) {
  const asked: [number, number][] = [];
  const load = ({ page, pageSize }: TableQuery) => {
    asked.push([page, pageSize]);
    const first = (page - 1) * pageSize;
    const rows = Array.from({ length }, (_, index) => index);
    return Promise.resolve({
      rows: rows.slice(first, first + Math.min(pageSize, most)),
      total: length,
    });
  };
  return { asked, load };
}

test('all pages are asked for, a thousand rows at a time', async () => {
  const { asked, load } = listOf(2100, 1000);
  const { rows, hasChanged } = await loadAllRows(load, all, signal);
  expect(rows).toHaveLength(2100);
  expect(rows.at(-1)).toBe(2099);
  expect(hasChanged).toBe(false);
  expect(asked).toEqual([
    [1, 1000],
    [2, 1000],
    [3, 1000],
  ]);
});

test('a server that gives fewer rows at once is asked for pages of that length', async () => {
  const { asked, load } = listOf(2100, 700);
  const { rows } = await loadAllRows(load, all, signal);
  expect(new Set(rows).size).toBe(2100);
  expect(asked).toEqual([
    [1, 1000],
    [2, 700],
    [3, 700],
  ]);
});

test('a list that became shorter meanwhile ends early, and is told to have changed', async () => {
  const read = loadAllRows(
    ({ page }) => Promise.resolve(page === 1 ? { rows: [1], total: 5 } : { rows: [], total: 0 }),
    all,
    signal,
  );
  expect(await read).toEqual({ rows: [1], hasChanged: true });
});

test('a list whose number of rows differs between pages is told to have changed', async () => {
  const read = loadAllRows(
    ({ page }) => Promise.resolve({ rows: [page], total: page === 1 ? 3 : 2 }),
    all,
    signal,
  );
  expect(await read).toEqual({ rows: [1, 2], hasChanged: true });
});

test('an empty list is asked for once', async () => {
  const { asked, load } = listOf(0, 1000);
  expect(await loadAllRows(load, all, signal)).toEqual({ rows: [], hasChanged: false });
  expect(asked).toHaveLength(1);
});
