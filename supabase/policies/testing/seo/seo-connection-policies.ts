import { describe, expect, test } from 'vitest';
import type { TableName } from '../expected-grants.ts';
import { answerOf, codeOf, type PolicyBackend } from '../policy-backend.ts';

const tables: readonly [TableName, string][] = [
  ['indexnow_calls', 'outcome'],
  ['indexnow_pages', 'path'],
  ['search_console_state', 'outcome'],
];

/** The policies of what is exchanged with search engines, and of the problems of a crawl. */
export function describeSeoConnectionPolicies(backend: () => PolicyBackend): void {
  describe.each(tables)('%s', (table, column) => {
    test('is read by admins, is empty for members and closed to visitors', async () => {
      expect(await backend().admin.read(table)).toBeInstanceOf(Array);
      expect(await backend().member.read(table)).toEqual([]);
      expect(await backend().anon.read(table)).toBe('refused');
    });

    test.each(['anon', 'member', 'admin'] as const)('is not written by %s', async (who) => {
      const actor = backend()[who];
      expect(await actor.insert(table, { [column]: '/x' })).toBe('refused');
      expect(await actor.update(table, { [column]: '/x' }, column, '/y')).toBe('refused');
      expect(await actor.remove(table, column, '/y')).toBe('refused');
    });
  });

  test.each(['anon', 'member', 'admin'] as const)(
    'only the server tells search engines, and stores what Google says, so not %s',
    async (who) => {
      const actor = backend()[who];
      const calls = [
        ['compare_indexnow_sitemap', { paths: ['/'] }],
        ['begin_indexnow_call', { most: 1 }],
        ['finish_indexnow_call', { paths: ['/'], outcome: 'accepted' }],
        ['indexnow_status', {}],
        ['begin_search_console_import', {}],
        ['finish_search_console_import', { outcome: 'imported', next_seconds: 1 }],
        ['import_search_console', { import: {} }],
      ] as const;
      for (const [name, values] of calls) {
        expect(codeOf(await actor.call(name, values)), name).toBe('42501');
      }
    },
  );

  test('problems of a crawl are for admins: a member finds none, a visitor may not ask', async () => {
    const ask = (who: 'anon' | 'member' | 'admin') =>
      backend()[who].call('seo_problems', { of_crawl: 0 });
    expect(codeOf(await ask('admin'))).toBe('answered');
    expect([answerOf(await ask('member')) ?? []].flat()).toEqual([]);
    expect(codeOf(await ask('anon'))).toBe('42501');
  });
}
