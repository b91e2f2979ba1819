import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXECUTABLE, GRANTS, SEALED_TABLES, TABLES } from './expected-grants.ts';
import type { Actor, PolicyBackend, Row } from './policy-backend.ts';

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

/** For the owner of the database: one request, which only admins may see. */
export const CONTACT_REQUEST_SQL = `
  insert into public.contact_requests
    (reference, name, email, company, need, roles, timeline, message, consent_text, page)
  values ('C-P0L1CY00', 'Ada Example', 'ada@company.example', 'Example Robotics', 'team', '{}', 'open',
    'Twenty characters or more of text.', 'I agree.', '/contact-ai-recruiters')`;

function job(slug: string, patch: Row = {}): Row {
  const kind = { role: 'data-engineer', level: 'mid', contract: 'contract', work_mode: 'remote' };
  const pay = { country: 'US', currency: 'USD', pay_min: 100_000, pay_max: 120_000 };
  const text = { title: 'Data Engineer', company: 'Example', summary: 'x'.repeat(40) };
  const lists = { responsibilities: ['a', 'b'], requirements: ['a', 'b'] };
  const times = { published_at: past, valid_through: future };
  return {
    slug,
    ...kind,
    ...pay,
    ...text,
    ...lists,
    ...times,
    description: 'x'.repeat(100),
    status: 'open',
    ...patch,
  };
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

    test('every table has row-level security, and a policy where the API roles hold a grant', () => {
      expect(backend.catalog.tables.map(({ table }) => table)).toEqual(TABLES);
      for (const { table, rowSecurity, policies } of backend.catalog.tables) {
        expect(rowSecurity, table).toBe(true);
        const isGranted = GRANTS.some((line) =>
          ['anon', 'authenticated'].some(
            (role) => line.startsWith(role) && line.endsWith(` ${table}`),
          ),
        );
        expect(policies > 0, table).toBe(isGranted);
      }
    });

    test('the API roles hold exactly the grants that the migrations name', () => {
      expect(backend.catalog.grants).toEqual(GRANTS);
      expect(backend.catalog.executable).toEqual(EXECUTABLE);
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

    describe.each(SEALED_TABLES)('%s', (table) => {
      test.each(['anon', 'member', 'admin'] as const)('%s writes nothing', async (who) => {
        const actor = backend[who];
        expect(await actor.insert(table, { created_at: past })).toBe('refused');
        expect(await actor.update(table, { created_at: past }, 'created_at', past)).toBe('refused');
        expect(await actor.remove(table, 'created_at', past)).toBe('refused');
      });

      test.each(['anon', 'member'] as const)('%s reads nothing', async (who) => {
        const rows = await backend[who].read(table);
        const isGranted = GRANTS.includes(`authenticated SELECT ${table}`);
        expect(rows).toEqual(who === 'member' && isGranted ? [] : 'refused');
      });
    });

    test.each(['anon', 'member'] as const)(
      '%s reads jobs that are published, also closed ones, and changes none',
      async (who) => {
        const { admin, [who]: actor } = backend;
        const slugs = ['open', 'closed', 'draft', 'planned'].map((name) => `${name}-for-${who}`);
        const [open = '', closed = '', draft = '', planned = ''] = slugs;
        await admin.insert('jobs', job(open));
        await admin.insert('jobs', job(closed, { status: 'closed' }));
        await admin.insert('jobs', job(draft, { status: 'draft', published_at: null }));
        await admin.insert('jobs', job(planned, { published_at: future }));
        const seen = (await actor.read('jobs')) as Row[];
        const seenSlugs = seen.map(({ slug }) => slug);
        expect(slugs.filter((slug) => seenSlugs.includes(slug))).toEqual([open, closed]);
        expect(await actor.insert('jobs', job(`by-${who}`))).toBe('refused');
        const denied = ['refused', 0];
        expect(await actor.update('jobs', { pay_max: 999_999 }, 'slug', open)).toBeOneOf(denied);
        expect(await actor.remove('jobs', 'slug', open)).toBeOneOf(denied);
      },
    );

    test('an admin reads contact requests, and no address of a subscriber', async () => {
      const requests = await backend.admin.read('contact_requests');
      expect(requests).toMatchObject([{ reference: 'C-P0L1CY00' }]);
      expect(await backend.member.read('contact_requests')).toEqual([]);
      expect(await backend.admin.read('newsletter_subscribers')).toBe('refused');
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
