import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor, PolicyBackend, Row, TableName } from './policy-backend.ts';

const TABLES: readonly TableName[] = ['blog_posts', 'salary_bands', 'user_roles'];
const past = '2026-01-01T00:00:00Z';
const future = '2999-01-01T00:00:00Z';

function post(slug: string, patch: Row = {}): Row {
  const text = { title: 'A test post', description: 'For a test.', body: 'Text.', topic: 'hiring' };
  return {
    slug,
    ...text,
    author_name: 'Editorial team',
    status: 'published',
    published_at: past,
    ...patch,
  };
}

function band(key: string): Row {
  const place = { country: 'US', currency: 'USD', period: '2025', period_year: 2025 };
  const figures = { n: 100, n_kind: 'postings', p50: 999_999 };
  const source = {
    source_key: 'x',
    source_name: 'x',
    source_url: 'x',
    source_licence: 'x',
    method: 'x',
  };
  return { band_key: key, role: 'test', role_label: 'Test', ...place, ...figures, ...source };
}

async function slugsSeenBy(actor: Actor): Promise<unknown[]> {
  const rows = await actor.read('blog_posts');
  return rows === 'refused' ? [] : rows.map((row) => row['slug']);
}

/** The rules of row-level security, which must hold on every database that the site runs on. */
export function describePolicies(name: string, start: () => Promise<PolicyBackend>): void {
  describe(name, () => {
    let backend: PolicyBackend;

    beforeAll(async () => {
      backend = await start();
      await backend.admin.insert('blog_posts', post('shown'));
      await backend.admin.insert('blog_posts', post('planned', { published_at: future }));
      await backend.admin.insert(
        'blog_posts',
        post('drafted', { status: 'draft', published_at: null }),
      );
      await backend.admin.insert('blog_posts', post('withdrawn', { status: 'archived' }));
    }, 60_000);
    afterAll(() => backend?.stop());

    test('every table has row-level security and a policy', () => {
      expect(backend.catalog.tables.map(({ table }) => table)).toEqual(TABLES);
      for (const { table, rowSecurity, policies } of backend.catalog.tables) {
        expect(rowSecurity, table).toBe(true);
        expect(policies, table).toBeGreaterThan(0);
      }
    });

    test('the API roles hold exactly the grants that the migrations name', () => {
      expect(backend.catalog.grants).toEqual([
        'anon SELECT blog_posts',
        'anon SELECT salary_bands',
        'authenticated DELETE blog_posts',
        'authenticated INSERT blog_posts',
        'authenticated SELECT blog_posts',
        'authenticated SELECT salary_bands',
        'authenticated SELECT user_roles',
        'authenticated UPDATE blog_posts',
        'service_role DELETE blog_posts',
        'service_role DELETE salary_bands',
        'service_role INSERT blog_posts',
        'service_role INSERT salary_bands',
        'service_role SELECT blog_posts',
        'service_role SELECT salary_bands',
        'service_role SELECT user_roles',
        'service_role UPDATE blog_posts',
        'service_role UPDATE salary_bands',
      ]);
      expect(backend.catalog.executable).toEqual(['authenticated is_admin']);
    });

    test.each(['anon', 'member'] as const)(
      '%s reads posts that are published by now only',
      async (who) => {
        const slugs = await slugsSeenBy(backend[who]);
        expect(slugs).toContain('shown');
        expect(slugs).not.toContain('planned');
        expect(slugs).not.toContain('drafted');
        expect(slugs).not.toContain('withdrawn');
      },
    );

    test('an admin reads every post', async () => {
      expect(await slugsSeenBy(backend.admin)).toEqual(
        expect.arrayContaining(['shown', 'planned', 'drafted', 'withdrawn']),
      );
    });

    test.each(['anon', 'member', 'admin'] as const)('%s reads the salary bands', async (who) => {
      const bands = await backend[who].read('salary_bands');
      expect(bands.length).toBeGreaterThan(100);
    });

    test.each(['anon', 'member'] as const)('%s changes no post', async (who) => {
      const actor = backend[who];
      expect(await actor.insert('blog_posts', post(`by-${who}`))).toBe('refused');
      expect(await actor.update('blog_posts', { title: 'Changed' }, 'slug', 'shown')).toBeOneOf([
        'refused',
        0,
      ]);
      expect(await actor.remove('blog_posts', 'slug', 'shown')).toBeOneOf(['refused', 0]);
      const shown = (await backend.admin.read('blog_posts')) as Row[];
      expect(shown.find((row) => row['slug'] === 'shown')).toMatchObject({ title: 'A test post' });
    });

    test.each(['anon', 'member', 'admin'] as const)('%s changes no salary band', async (who) => {
      const actor = backend[who];
      expect(await actor.insert('salary_bands', band(`by-${who}`))).toBe('refused');
      expect(await actor.update('salary_bands', { p50: 1 }, 'country', 'US')).toBe('refused');
      expect(await actor.remove('salary_bands', 'country', 'US')).toBe('refused');
    });

    test.each(['anon', 'member', 'admin'] as const)('%s changes no role', async (who) => {
      const actor = backend[who];
      const { memberId } = backend;
      expect(await actor.insert('user_roles', { user_id: memberId, role: 'admin' })).toBe(
        'refused',
      );
      expect(await actor.update('user_roles', { user_id: memberId }, 'role', 'admin')).toBe(
        'refused',
      );
      expect(await actor.remove('user_roles', 'role', 'admin')).toBe('refused');
      expect(await backend.member.isAdmin()).toBe(false);
      expect(await backend.admin.isAdmin()).toBe(true);
    });

    test("a signed-in user sees their own roles and nobody else's", async () => {
      expect(await backend.admin.read('user_roles')).toHaveLength(1);
      expect(await backend.member.read('user_roles')).toEqual([]);
      expect(await backend.anon.read('user_roles')).toBe('refused');
    });

    test('a visitor may not even ask whether they are an admin', async () => {
      expect(await backend.anon.isAdmin()).toBeNull();
    });

    test('an admin writes, changes and deletes posts', async () => {
      const { admin } = backend;
      expect(await admin.insert('blog_posts', post('by-admin'))).toBe(1);
      expect(await admin.update('blog_posts', { title: 'Changed' }, 'slug', 'by-admin')).toBe(1);
      expect(await admin.remove('blog_posts', 'slug', 'by-admin')).toBe(1);
    });
  });
}
