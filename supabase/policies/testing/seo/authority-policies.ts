import { expect, test } from 'vitest';
import type { Row } from '../sql-client.ts';
import { admin } from '../stack.ts';

const file = (rows: Row[], patch: Row = {}): Row => ({
  ...{ kind: 'queries', source: 'Google Search Console', file_name: 'Queries.csv' },
  ...{ measured_on: '2026-10-31', duplicates: 1, rows, ...patch },
});
const query = (item: string, position: number): Row => ({
  ...{ item, clicks: 1, impressions: 10, position },
});
const importFile = (content: Row) => admin.rowOf('import_authority', { import: content });
const imports = async () => (await admin.rows('authority_imports')).length;

test('the same rows of figures again change nothing', async () => {
  const counts = async (...rows: Row[]) => {
    const { added, changed, unchanged } = await importFile(file(rows));
    return [added, changed, unchanged];
  };
  expect(await counts(query('a', 7), query('b', 12))).toEqual([2, 0, 0]);
  expect(await counts(query('a', 7), query('b', 12))).toEqual([0, 0, 2]);
  expect(await counts(query('a', 5), query('c', 1))).toEqual([1, 1, 0]);
  expect(await admin.rows('authority_imports')).toMatchObject([
    { rows_read: 3, duplicates: 1, added: 2 },
    {},
    {},
  ]);
});

test('a file that is sent again with its key is imported once', async () => {
  const content = file([query('keyed', 7)], { key: '5cf5a8fe-53c6-4f0a-8f0f-1b8b4a6a7d01' });
  const before = await imports();
  const first = await importFile(content);
  expect(first).toMatchObject({ added: 1, unchanged: 0 });
  expect(await importFile(content)).toEqual(first);
  expect(await imports()).toBe(before + 1);
});

test('of a file with one row that does not fit nothing is imported', async () => {
  const broken = file([query('d', 1), { ...query('e', 1), clicks: 11 }]);
  expect(await admin.codeOf('import_authority', { import: broken })).not.toBe('answered');
  expect(await admin.rows('search_figures', 'item', 'd')).toEqual([]);
});

test('a goal begins with the newest figure, whatever it says itself, and once for its key', async () => {
  await importFile(file([query('goal', 9)]));
  await importFile(file([query('goal', 6)], { measured_on: '2026-11-20' }));
  const goal = {
    ...{ measure: 'keyword-position', subject: 'goal', target: 3, due_on: '2026-12-31' },
    ...{ owner: 'Ada', key: '5cf5a8fe-53c6-4f0a-8f0f-1b8b4a6a7d02' },
  };
  expect(await admin.insert('authority_goals', { ...goal, start_value: 1 })).toBe('refused');
  expect(await admin.insert('authority_goals', goal)).toBe(1);
  await expect(admin.insert('authority_goals', goal)).rejects.toThrow(/authority_goals_key/);
  const [row] = await admin.rows('authority_goals');
  expect(Number(row?.['start_value'])).toBe(6);
  expect(await admin.remove('authority_goals', 'owner', 'Ada')).toBe(1);
});
