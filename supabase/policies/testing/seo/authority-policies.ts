import { expect, test } from 'vitest';
import { codeOf, rowOf, type Actor, type PolicyBackend, type Row } from '../policy-backend.ts';

const file = (rows: Row[], patch: Row = {}): Row => ({
  kind: 'queries',
  source: 'Google Search Console',
  file_name: 'Queries.csv',
  measured_on: '2026-10-31',
  duplicates: 1,
  rows,
  ...patch,
});
const query = (item: string, position: number): Row => ({
  item,
  clicks: 1,
  impressions: 10,
  position,
});

/** The policies of imported and collected figures. */
export function describeAuthorityPolicies(backend: () => PolicyBackend): void {
  const importFile = (actor: Actor, content: Row) =>
    actor.call('import_authority', { import: content });

  test('the same rows again change nothing', async () => {
    const { admin } = backend();
    const rows = [query('a', 7), query('b', 12)];
    const counts = async (content: Row) => {
      const { added, changed, unchanged } = rowOf(await importFile(admin, content));
      return [added, changed, unchanged];
    };
    expect(await counts(file(rows))).toEqual([2, 0, 0]);
    expect(await counts(file(rows))).toEqual([0, 0, 2]);
    expect(await counts(file([query('a', 5), query('c', 1)]))).toEqual([1, 1, 0]);
    const imports = (await admin.read('authority_imports')) as Row[];
    expect(imports).toHaveLength(3);
    expect(imports[0]).toMatchObject({ rows_read: 3, duplicates: 1, added: 2 });
  });

  test('a file that is sent again with its key is imported once', async () => {
    const { admin } = backend();
    const content = file([query('keyed', 7)], { key: '5cf5a8fe-53c6-4f0a-8f0f-1b8b4a6a7d01' });
    const before = ((await admin.read('authority_imports')) as Row[]).length;
    const first = rowOf(await importFile(admin, content));
    expect(first).toMatchObject({ added: 1, unchanged: 0 });
    expect(rowOf(await importFile(admin, content))).toEqual(first);
    expect(await admin.read('authority_imports')).toHaveLength(before + 1);
  });

  test('a goal that is sent again with its key is refused', async () => {
    const { admin } = backend();
    const goal = { measure: 'clicks', target: 3, owner: 'Keyed', due_on: '2026-12-31' };
    const keyed = { ...goal, key: '5cf5a8fe-53c6-4f0a-8f0f-1b8b4a6a7d02' };
    expect(await admin.insert('authority_goals', keyed)).toBe(1);
    await expect(admin.insert('authority_goals', keyed)).rejects.toThrow(/authority_goals_key/);
    expect(await admin.remove('authority_goals', 'owner', 'Keyed')).toBe(1);
  });

  test('of a file with one row that does not fit nothing is imported', async () => {
    const { admin } = backend();
    const broken = file([query('d', 1), { ...query('e', 1), clicks: 11 }]);
    expect(codeOf(await importFile(admin, broken))).not.toBe('answered');
    const items = ((await admin.read('search_figures')) as Row[]).map((row) => row['item']);
    expect(items).not.toContain('d');
  });

  test('a goal begins with the newest figure, whatever it says itself', async () => {
    const { admin } = backend();
    await importFile(admin, file([query('goal', 9)]));
    await importFile(admin, file([query('goal', 6)], { measured_on: '2026-11-20' }));
    const goal = { measure: 'keyword-position', subject: 'goal', target: 3, due_on: '2026-12-31' };
    expect(await admin.insert('authority_goals', { ...goal, owner: 'Ada', start_value: 1 })).toBe(
      'refused',
    );
    expect(await admin.insert('authority_goals', { ...goal, owner: 'Ada' })).toBe(1);
    const [row] = (await admin.read('authority_goals')) as Row[];
    expect(Number(row?.['start_value'])).toBe(6);
    expect(await admin.remove('authority_goals', 'owner', 'Ada')).toBe(1);
  });
}
