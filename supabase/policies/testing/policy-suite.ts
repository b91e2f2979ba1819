import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeBlogDetailPolicies } from './blog/blog-detail-policies.ts';
import { describeBlogDraftPolicies } from './blog/blog-draft-policies.ts';
import { describeBlogPolicies } from './blog/blog-policies.ts';
import { describeCatalog } from './catalog-cases.ts';
import type { TableName } from './expected-grants.ts';
import { describeFunctionAccess } from './function-access.ts';
import { describeJobsReportPolicies } from './jobs-report-policies.ts';
import { describeLinkedInPolicies } from './linkedin-policies.ts';
import { describeMarketPolicies } from './market-policies.ts';
import { describeOutsiders } from './outsider-cases.ts';
import { describePeoplePolicies } from './people/people-policies.ts';
import type { PolicyBackend, Row } from './policy-backend.ts';
import { describeSecurityPolicies } from './security-policies.ts';
import { describeAuthorityPolicies } from './seo/authority-policies.ts';
import { describeSeoCrawlPolicies } from './seo/seo-crawl-policies.ts';
import { describeTrafficPolicies } from './traffic/traffic-policies.ts';

const past = '2026-01-01T00:00:00Z';
const future = '2999-01-01T00:00:00Z';

const SUPERSEDED_BAND = 'ai-jobs-net/US/ai-engineer/all-levels/all-modes/1999-2000';

/** For the owner of the database: an edition that is no longer current. */
export const SUPERSEDED_EDITION_SQL = `
  with source as (
    insert into public.salary_sources
      (key, edition, name, publisher, url, licence, method, retrieved_on, superseded_at)
    values ('ai-jobs-net', '2000-01-19', 'Old', 'Old', 'https://old.example', 'CC0 1.0', 'Old.', '2000-01-20', now())
    returning id
  ), band as (
    insert into public.salary_bands
      (source_id, band_key, role, country, currency, period, period_year, period_current, n, n_kind, p50)
    select id, '${SUPERSEDED_BAND}', 'ai-engineer', 'US', 'USD', '1999-2000', 2000, true, 10, 'postings', 1 from source
    returning id
  )
  insert into public.salary_bins select id, 0, 10000, '{10}' from band;`;

/** For the owner of the database: a rate that is no longer current. */
export const SUPERSEDED_RATE_SQL = `
  insert into public.exchange_rates (cad_per_usd, kind, day, source, url, superseded_at)
  values (1.25, 'daily', '2020-01-02', 'Old', 'https://old.example', now())`;

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

/** The rules of row-level security, which must hold on every database that the site runs on. */
export function describePolicies(name: string, start: () => Promise<PolicyBackend>): void {
  describe(name, () => {
    let backend: PolicyBackend;

    beforeAll(async () => {
      backend = await start();
    }, 60_000);
    afterAll(() => backend?.stop());

    describeCatalog(() => backend.catalog);

    test.each(['anon', 'member', 'admin'] as const)(
      '%s reads the figures of open roles, headlines of the others, and no superseded edition or rate',
      async (who) => {
        const read = async (table: TableName) => (await backend[who].read(table)) as Row[];
        const roles = await read('salary_roles');
        const open = new Set(roles.filter((row) => row['open']).map((row) => row['key']));
        expect([...open].toSorted()).toEqual([
          'ai-engineer',
          'data-scientist',
          'machine-learning-engineer',
        ]);
        const bands = await read('salary_bands');
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
        const bins = await read('salary_bins');
        expect(bins.length).toBeGreaterThan(5);
        for (const row of bins) expect(open.has(roleOf.get(row['band_id']))).toBe(true);

        const sources = await read('salary_sources');
        expect(sources.map((row) => row['key']).toSorted()).toEqual([
          'ai-jobs-net',
          'bls-oews',
          'ca-job-bank',
        ]);
        const current = new Set(sources.map((row) => row['id']));
        expect(bands.filter((row) => !current.has(row['source_id']))).toEqual([]);
        expect(bands.map((row) => row['band_key'])).not.toContain(SUPERSEDED_BAND);
        expect(await read('exchange_rates')).toMatchObject([
          { kind: 'annual', source: 'Bank of Canada', superseded_at: null },
        ]);
      },
    );

    test.each(['anon', 'member'] as const)(
      '%s reads jobs that are published, also closed ones',
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
      },
    );

    test('an admin sees the own role alone, and a visitor may not even ask for one', async () => {
      expect(await backend.admin.read('user_roles')).toHaveLength(1);
      expect(await backend.member.isAdmin()).toBe(false);
      expect(await backend.admin.isAdmin()).toBe(true);
      expect(await backend.anon.isAdmin()).toBeNull();
    });

    describeOutsiders(() => backend, job);
    describeBlogPolicies(() => backend);
    describeBlogDraftPolicies(() => backend);
    describeBlogDetailPolicies(() => backend);
    describeSecurityPolicies(() => backend);
    describeLinkedInPolicies(() => backend);
    describeAuthorityPolicies(() => backend);
    describeSeoCrawlPolicies(() => backend);
    describeJobsReportPolicies(() => backend);
    describeMarketPolicies(() => backend);
    describePeoplePolicies(() => backend);
    describeTrafficPolicies(() => backend);
    describeFunctionAccess(() => backend);
  });
}
