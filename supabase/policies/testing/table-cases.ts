import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeCatalog } from './catalog-cases.ts';
import { TABLES, type TableName } from './expected-grants.ts';
import type { Row } from './sql-client.ts';
import { actors, admin, adminId, anon, catalog, member, memberId } from './stack.ts';
import { RIGHTS } from './table-rights.ts';

// The rules of row-level security, which must hold on every database that the site runs on.
describeCatalog(catalog);

const everyone = ['anon', 'member', 'admin'] as const;
const outsiders = ['anon', 'member'] as const;

const job = (slug: string, patch: Row = {}): Row => ({
  ...{ slug, role: 'data-engineer', level: 'mid', contract: 'contract', work_mode: 'remote' },
  ...{ country: 'US', currency: 'USD', pay_min: 100_000, pay_max: 120_000 },
  ...{ title: 'Data Engineer', company: 'Example', summary: 'x'.repeat(40) },
  ...{ responsibilities: ['a', 'b'], requirements: ['a', 'b'], description: 'x'.repeat(100) },
  ...{ published_at: '2026-01-01T00:00:00Z', valid_through: '2999-01-01T00:00:00Z' },
  ...{ status: 'open', ...patch },
});

test.each(everyone)(
  '%s reads the figures of open roles, headlines of the others, and no superseded edition or rate',
  async (who) => {
    const { rows } = actors[who];
    const open = new Set((await rows('salary_roles', 'open', true)).map((row) => row['key']));
    expect([...open].toSorted()).toEqual([
      'ai-engineer',
      'data-scientist',
      'machine-learning-engineer',
    ]);
    const bands = await rows('salary_bands');
    const closed = bands.filter((row) => !open.has(row['role']));
    expect(bands.length - closed.length).toBeGreaterThan(80);
    // 22 of postings, nine of official wages, four provinces; each closed role that has a figure is among them.
    expect(closed).toHaveLength(35);
    expect(new Set(closed.map((row) => row['role']))).toHaveLength(31);
    // No level, earlier year or work mode.
    for (const row of closed) {
      expect(row).toMatchObject({ period_current: true, level: null, work_mode: null });
    }
    const roleOf = new Map(bands.map((row) => [row['id'], row['role']]));
    const bins = await rows('salary_bins');
    expect(bins.length).toBeGreaterThan(5);
    for (const row of bins) expect(open.has(roleOf.get(row['band_id']))).toBe(true);

    const sources = await rows('salary_sources');
    expect(sources.map((row) => row['key']).toSorted()).toEqual([
      'ai-jobs-net',
      'bea-rpp',
      'bls-oews',
      'bls-oews-metro',
      'ca-job-bank',
      'dol-lca-occupations',
      'dol-lca-title-occupations',
      'dol-lca-titles',
    ]);
    const current = new Set(sources.map((row) => row['id']));
    expect(bands.filter((row) => !current.has(row['source_id']))).toEqual([]);
    expect(bands.filter((row) => row['period'] === '1999-2000')).toEqual([]);
    for (const table of ['place_pay', 'place_parities', 'title_occupations'] as const) {
      const figures = await rows(table);
      expect(figures.filter((row) => !current.has(row['source_id']))).toEqual([]);
    }
    for (const cell of await rows('place_pay'))
      expect(cell['tier'] === null || open.has(cell['role'])).toBe(true);
    expect(await rows('exchange_rates')).toMatchObject([
      { kind: 'annual', source: 'Bank of Canada', superseded_at: null },
    ]);
  },
);

test('visitors and members read jobs that are published, also closed ones', async () => {
  await admin.insert('jobs', job('open'));
  await admin.insert('jobs', job('closed', { status: 'closed' }));
  await admin.insert('jobs', job('draft', { status: 'draft', published_at: null }));
  await admin.insert('jobs', job('planned', { published_at: '2999-01-01T00:00:00Z' }));
  for (const who of outsiders) {
    const seen = (await actors[who].rows('jobs')).map(({ slug }) => slug);
    expect(['open', 'closed', 'draft', 'planned'].filter((slug) => seen.includes(slug))).toEqual([
      'open',
      'closed',
    ]);
  }
});

describe('visitors and members at every table', () => {
  test.each(outsiders)('%s reads no row of a table that is not public', async (who) => {
    for (const table of TABLES) {
      const [visitors, accounts] = RIGHTS[table];
      if (visitors.includes('s')) continue;
      const isEmpty = who === 'member' && accounts.includes('s');
      expect([table, await actors[who].read(table)]).toEqual([table, isEmpty ? [] : 'refused']);
    }
  });

  const KEY = 'for-outsiders';
  const post = { slug: KEY, title: 'A post', description: 'For a test.', body: 'Text.' };
  const goal = { owner: KEY, measure: 'clicks', target: 3, due_on: '2026-12-31' };
  const segment = { name: KEY, id: crypto.randomUUID(), filters: { source: 'newsletter' } };
  /** Tables that an admin writes through the API: a row whose first field finds it, and a change of it. */
  const written: [table: TableName, row: Row, patch?: Row][] = [
    ['authority_goals', goal],
    ['blog_authors', { slug: KEY, name: 'Robin', title: 'Writer', bio: 'Writes.' }, { name: 'X' }],
    ['blog_images', { path: 'outsiders.png', alt: 'A chart', width: 9, height: 9 }],
    ['blog_posts', { ...post, topic: 'hiring', author_id: 1, status: 'draft' }, { title: 'New' }],
    ['jobs', job(KEY), { pay_max: 999_999 }],
    ['jobs_report_settings', { one: true }, { publishes: true }],
    ['linkedin_posts', { source: KEY, status: 'draft', commentary: 'Draft' }, { commentary: 'X' }],
    ['traffic_segments', segment, { name: 'X' }],
    ['weekly_reports', { week: '2025-06-02' }, { title: 'X' }],
  ];

  describe.each(written)('rows of %s', (table, row, patch) => {
    const [[column, value] = ['', '']] = Object.entries(row);
    beforeAll(async () => {
      if (RIGHTS[table][1].includes('i')) expect(await admin.insert(table, row)).toBe(1);
      if (table === 'weekly_reports') await admin.call('measure_weekly_report', row);
    });
    afterAll(async () => {
      if (RIGHTS[table][1].includes('d')) await admin.remove(table, column, value);
    });

    test.each(outsiders)('%s adds, changes and deletes none', async (who) => {
      const before = await admin.rows(table, column, value);
      expect(before).toHaveLength(1);
      expect(await actors[who].insert(table, row)).toBe('refused');
      const denied = ['refused', 0];
      const change = actors[who].update(table, patch ?? { [column]: 'x' }, column, value);
      expect(await change).toBeOneOf(denied);
      expect(await actors[who].remove(table, column, value)).toBeOneOf(denied);
      expect(await admin.rows(table, column, value)).toEqual(before);
    });
  });

  test('an admin may read each table that accounts may read', async () => {
    for (const table of TABLES) {
      const isGranted = RIGHTS[table][1].includes('s');
      expect([table, (await admin.read(table)) !== 'refused']).toEqual([table, isGranted]);
    }
  });
});

describe('roles and the audit log', () => {
  test('the posts of the seeds are in a valid log', async () => {
    const rows = await admin.rows('audit_log');
    const actions = new Set(rows.map(({ action }) => action));
    expect(actions).toContain('post.published');
    expect(actions).toContain('salaries.imported');
    const valid = { ok: true, checked: rows.length, first_bad: null, head: { id: rows.length } };
    expect(await admin.call('verify_audit_log')).toMatchObject(valid);
  });

  test('an admin sees the own role, adds and removes another one; both are in the log with their actor', async () => {
    const grant = (email: string) => admin.call('grant_admin', { email });
    expect(await admin.rows('user_roles')).toMatchObject([{ user_id: adminId }]);
    expect(await anon.codeOf('is_admin')).toBe('42501');
    expect(await grant('nobody@example.com')).toMatchObject({ status: 'no-account' });
    expect(await member.call('is_admin')).toBe(false);
    expect(await grant(' Member@Example.com ')).toMatchObject({ status: 'granted' });
    expect(await member.call('is_admin')).toBe(true);
    expect(await grant('member@example.com')).toMatchObject({ status: 'already-admin' });
    const revoked = await admin.call('revoke_admin', { user_id: memberId });
    expect(revoked).toMatchObject({ status: 'revoked' });
    expect(await member.call('is_admin')).toBe(false);
    const entries = await admin.rows('audit_log', 'subject', `user:${memberId}`);
    // A table has no order of its own.
    expect(entries.toSorted((a, b) => Number(a['id']) - Number(b['id']))).toMatchObject([
      { action: 'role.granted', actor: adminId },
      { action: 'role.revoked', actor: adminId },
    ]);
  });
});
