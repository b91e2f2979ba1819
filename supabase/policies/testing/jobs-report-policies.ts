import { describe, expect, test } from 'vitest';
import type { Row } from './sql-client.ts';
import { admin } from './stack.ts';

const week = '2025-06-02';

const posting = (ref: string, patch: Row = {}): Row => ({
  ...{ ref, slug: `policy-${ref}`, title: 'Data Engineer', role: 'data-engineer', level: 'mid' },
  ...{ contract: 'contract', work_mode: 'remote', company: 'Example', country: 'CA', region: 'ON' },
  ...{ city: null, currency: 'CAD', pay_min: 100_000, pay_max: 150_000, skills: ['sql'] },
  ...{ summary: 'x'.repeat(40), description: 'x'.repeat(100) },
  ...{ responsibilities: ['a', 'b'], requirements: ['a', 'b'], closed_at: null },
  vacancy_statement: 'This posting is for an existing vacancy.',
  ai_statement: 'Artificial intelligence is not used.',
  ...{ published_at: '2026-02-01T00:00:00Z', valid_through: '2999-01-01T00:00:00Z', ...patch },
});

describe('jobs reports', () => {
  const feed = (postings: Row[], rest: Row = {}) => ({
    ...{ feed: 'policy-feed', file_name: 'jobs.json', ...rest, postings },
  });
  const importJobs = (postings: Row[], rest?: Row) =>
    admin.call('import_jobs', feed(postings, rest));
  const jobOf = async (ref: string) => (await admin.rows('jobs', 'feed_ref', ref))[0];

  test('an admin measures and writes a report, and even an admin signs none by hand', async () => {
    await admin.call('measure_weekly_report', { week });
    const text = { week, expected_version: 1, title: 'T', description: 'D', body: 'B' };
    expect(await admin.call('save_weekly_report', text)).toMatchObject({ version: 2 });
    expect(await admin.codeOf('save_weekly_report', text)).toBe('PT409');
    const signed = { published_by: '00000000-0000-0000-0000-000000000001' };
    for (const patch of [{ text: 'x' }, signed]) {
      expect(await admin.update('weekly_reports', patch, 'week', week)).toBe('refused');
    }
  });

  test('an admin turns on automatic steps in their order', async () => {
    const set = (patch: Row) => admin.update('jobs_report_settings', patch, 'one', true);
    expect(await set({ publishes: true })).toBe(1);
    await expect(set({ publishes: false, sends: true })).rejects.toThrow(/in_order/);
    expect(await set({ publishes: false })).toBe(1);
  });

  test('an admin imports a feed; the next edition changes, closes and opens again', async () => {
    const first = { added: ['one', 'two'], changed: [], unchanged: [], closed: [] };
    expect(await importJobs([posting('one'), posting('two')])).toEqual(first);
    const second = [posting('one', { title: 'Senior Data Engineer' }), posting('three')];
    const tried = await importJobs(second, { is_full: true, dry_run: true });
    expect(await jobOf('three')).toBeUndefined();
    expect(await jobOf('two')).toMatchObject({ status: 'open' });
    const done = await importJobs(second, { is_full: true });
    expect(done).toEqual({ added: ['three'], changed: ['one'], unchanged: [], closed: ['two'] });
    expect(tried).toEqual(done);
    const renamed = { title: 'Senior Data Engineer', slug: 'policy-one' };
    expect(await jobOf('one')).toMatchObject(renamed);
    expect(await jobOf('two')).toMatchObject({ status: 'closed', closed_at: expect.any(String) });
    const again = await importJobs([posting('two'), posting('three')]);
    expect(again).toMatchObject({ changed: ['two'], unchanged: ['three'] });
    expect(await jobOf('two')).toMatchObject({ status: 'open', closed_at: null });
  });

  test('an edition that is sent again with its key is imported once and answered the same', async () => {
    const keyed = { key: '5cf5a8fe-53c6-4f0a-8f0f-1b8b4a6a7d03' };
    const before = (await admin.rows('job_imports')).length;
    const first = await importJobs([posting('keyed')], keyed);
    expect(first).toMatchObject({ added: ['keyed'], unchanged: [] });
    expect(await importJobs([posting('keyed')], keyed)).toEqual(first);
    expect(await admin.rows('job_imports')).toHaveLength(before + 1);
  });

  const silent = { region: null, vacancy_statement: null };
  const wideInBc = { region: 'BC', pay_min: 60_000, ai_statement: null };
  test.each([
    ['PT422', 'a wide range of pay', [posting('fine'), posting('wide', { pay_min: 90_000 })]],
    ['PT422', 'no word about AI', [posting('silent', { ai_statement: null })]],
    ['PT422', 'no word about the vacancy', [posting('anywhere', silent)]],
    ['PT422', 'a posting twice', [posting('x'), posting('x')]],
    ['PT422', 'no posting', []],
    ['answered', 'another province', [posting('elsewhere', wideInBc)]],
    ['answered', 'high pay', [posting('high', { pay_min: 140_000, pay_max: 200_001 })]],
  ])('one posting keeps the whole feed out: %s for %s', async (code, _, postings) => {
    expect(await admin.codeOf('import_jobs', feed(postings))).toBe(code);
    expect(await jobOf('fine')).toBeUndefined();
  });
});
