import { expect, test } from 'vitest';
import { loadAllRows } from './load-all-rows';

test('all pages are asked for, a thousand rows at a time', async () => {
  const asked: [number, number][] = [];
  const rows = await loadAllRows<number>(
    ({ page, pageSize }) => {
      asked.push([page, pageSize]);
      const first = (page - 1) * pageSize;
      const length = Math.min(pageSize, 2100 - first);
      return Promise.resolve({
        rows: Array.from({ length }, (_, index) => first + index),
        total: 2100,
      });
    },
    { sort: null, filter: '' },
    new AbortController().signal,
  );
  expect(rows).toHaveLength(2100);
  expect(rows.at(-1)).toBe(2099);
  expect(asked).toEqual([
    [1, 1000],
    [2, 1000],
    [3, 1000],
  ]);
});

test('a list that became shorter meanwhile ends early', async () => {
  const rows = await loadAllRows(
    ({ page }) => Promise.resolve({ rows: page === 1 ? [1] : [], total: 5 }),
    { sort: null, filter: '' },
    new AbortController().signal,
  );
  expect(rows).toEqual([1]);
});
