import { expect, test } from 'vitest';
import { loadAllRows } from './load-all-rows';
import type { TableQuery } from './tool-column';

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
