import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TABLES, type TableName } from './expected-grants.ts';
import type { PolicyBackend, Row } from './policy-backend.ts';
import { RIGHTS } from './table-rights.ts';

const KEY = 'for-outsiders';
const post = { slug: KEY, title: 'A post', description: 'For a test.', body: 'Text.' };

/** Visitors and members at every table: what admins alone see is hidden from them, and what admins write stays. */
export function describeOutsiders(backend: () => PolicyBackend, job: (slug: string) => Row): void {
  /** Tables that an admin writes through the API: a row whose first field finds it, and a change of it. */
  const written: readonly [table: TableName, row: Row, patch: Row][] = [
    ['authority_goals', { owner: KEY, measure: 'clicks', target: 3, due_on: '2026-12-31' }, {}],
    ['blog_authors', { slug: KEY, name: 'Robin', title: 'Writer', bio: 'Writes.' }, { name: 'X' }],
    ['blog_images', { path: 'outsiders.png', alt: 'A chart', width: 9, height: 9 }, {}],
    [
      'blog_posts',
      { ...post, topic: 'hiring', author_id: 1, status: 'draft' },
      { title: 'Changed' },
    ],
    ['jobs', job(KEY), { pay_max: 999_999 }],
    ['jobs_report_settings', { one: true }, { publishes: true }],
    ['linkedin_posts', { source: KEY, status: 'draft', commentary: 'Draft' }, { commentary: 'X' }],
    [
      'traffic_segments',
      { name: KEY, id: crypto.randomUUID(), filters: { source: 'newsletter' } },
      { name: 'X' },
    ],
    ['weekly_reports', { week: '2025-06-02' }, { title: 'X' }],
  ];

  describe.each(['anon', 'member'] as const)('%s', (who) => {
    test('reads no row of a table that is not public', async () => {
      for (const table of TABLES) {
        const [visitors, accounts] = RIGHTS[table];
        if (visitors.includes('s')) continue;
        const isEmpty = who === 'member' && accounts.includes('s');
        expect([table, await backend()[who].read(table)]).toEqual([
          table,
          isEmpty ? [] : 'refused',
        ]);
      }
    });
  });

  describe.each(written)('rows of %s', (table, row, patch) => {
    const [[column, value] = ['', '']] = Object.entries(row);
    const isMadeHere = RIGHTS[table][1].includes('i');
    beforeAll(async () => {
      if (isMadeHere) expect(await backend().admin.insert(table, row)).toBe(1);
      if (table === 'weekly_reports') await backend().admin.call('measure_weekly_report', row);
    });
    afterAll(async () => {
      if (RIGHTS[table][1].includes('d')) await backend().admin.remove(table, column, value);
    });

    test.each(['anon', 'member'] as const)('%s adds, changes and deletes none', async (who) => {
      const { admin, [who]: actor } = backend();
      const find = async () =>
        ((await admin.read(table)) as Row[]).filter((one) => one[column] === value);
      const before = await find();
      expect(before).toHaveLength(1);
      expect(await actor.insert(table, row)).toBe('refused');
      const change = Object.keys(patch).length > 0 ? patch : { [column]: 'x' };
      const denied = ['refused', 0];
      expect(await actor.update(table, change, column, value)).toBeOneOf(denied);
      expect(await actor.remove(table, column, value)).toBeOneOf(denied);
      expect(await find()).toEqual(before);
    });
  });

  test('an admin may read each table that accounts may read', async () => {
    for (const table of TABLES) {
      const isGranted = RIGHTS[table][1].includes('s');
      expect([table, (await backend().admin.read(table)) !== 'refused']).toEqual([
        table,
        isGranted,
      ]);
    }
  });
}
