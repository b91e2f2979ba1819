import { describe, expect, test } from 'vitest';
import { answerOf, codeOf, type PolicyBackend, type Row } from './policy-backend.ts';

const week = '2025-06-02';

function posting(ref: string, patch: Row = {}): Row {
  return {
    ref,
    slug: `policy-${ref}`,
    title: 'Data Engineer',
    role: 'data-engineer',
    level: 'mid',
    contract: 'contract',
    work_mode: 'remote',
    company: 'Example',
    country: 'CA',
    region: 'ON',
    city: null,
    currency: 'CAD',
    pay_min: 100_000,
    pay_max: 150_000,
    skills: ['sql'],
    summary: 'x'.repeat(40),
    description: 'x'.repeat(100),
    responsibilities: ['a', 'b'],
    requirements: ['a', 'b'],
    closed_at: null,
    vacancy_statement: 'This posting is for an existing vacancy.',
    ai_statement: 'Artificial intelligence is not used.',
    published_at: '2026-02-01T00:00:00Z',
    valid_through: '2999-01-01T00:00:00Z',
    ...patch,
  };
}

/** The policies of job imports, weekly reports and newsletters. */
export function describeJobsReportPolicies(backend: () => PolicyBackend): void {
  describe('jobs reports', () => {
    const importJobs = (postings: Row[], rest: Row = {}) =>
      backend().admin.call('import_jobs', {
        feed: 'policy-feed',
        file_name: 'jobs.json',
        ...rest,
        postings,
      });
    const jobOf = async (ref: string) => {
      const rows = await backend().admin.read('jobs');
      return rows === 'refused' ? undefined : rows.find((row) => row['feed_ref'] === ref);
    };

    test('an admin measures and writes a report, and even an admin gets no addresses', async () => {
      const { admin } = backend();
      answerOf<Row>(await admin.call('measure_weekly_report', { week }));
      const text = { title: 'T', description: 'D', body: 'B' };
      const saved = await admin.call('save_weekly_report', { week, expected_version: 1, ...text });
      expect(answerOf<Row>(saved)['version']).toBe(2);
      const late = await admin.call('save_weekly_report', { week, expected_version: 1, ...text });
      expect(codeOf(late)).toBe('PT409');
      expect(codeOf(await admin.call('next_newsletter_batch', { how_many: 1 }))).toBe('42501');
      expect(await admin.read('newsletter_deliveries')).toBe('refused');
      expect(await admin.update('weekly_reports', { text: 'x' }, 'week', week)).toBe('refused');
      const signed = { published_by: '00000000-0000-0000-0000-000000000001' };
      expect(await admin.update('weekly_reports', signed, 'week', week)).toBe('refused');
    });

    test('an admin turns on automatic steps in their order', async () => {
      const { admin } = backend();
      const set = (patch: Row) => admin.update('jobs_report_settings', patch, 'one', true);
      expect(await set({ publishes: true })).toBe(1);
      await expect(set({ publishes: false, sends: true })).rejects.toThrow(/in_order/);
      expect(await set({ publishes: false })).toBe(1);
    });

    test('an admin imports a feed; the next edition changes, closes and opens again', async () => {
      const first = await importJobs([posting('one'), posting('two')]);
      expect(answerOf<Row>(first)).toEqual({
        added: ['one', 'two'],
        changed: [],
        unchanged: [],
        closed: [],
      });
      const second = [posting('one', { title: 'Senior Data Engineer' }), posting('three')];
      const tried = answerOf<Row>(await importJobs(second, { is_full: true, dry_run: true }));
      expect(await jobOf('three')).toBeUndefined();
      expect(await jobOf('two')).toMatchObject({ status: 'open' });
      const done = answerOf<Row>(await importJobs(second, { is_full: true }));
      expect(done).toEqual({ added: ['three'], changed: ['one'], unchanged: [], closed: ['two'] });
      expect(tried).toEqual(done);
      expect(await jobOf('one')).toMatchObject({
        title: 'Senior Data Engineer',
        slug: 'policy-one',
      });
      const closed = await jobOf('two');
      expect(closed).toMatchObject({ status: 'closed' });
      expect(closed?.['closed_at']).not.toBeNull();
      const again = answerOf<Row>(await importJobs([posting('two'), posting('three')]));
      expect(again).toMatchObject({ changed: ['two'], unchanged: ['three'] });
      expect(await jobOf('two')).toMatchObject({ status: 'open', closed_at: null });
    });

    test('an edition that is sent again with its key is imported once and answered the same', async () => {
      const keyed = { key: '5cf5a8fe-53c6-4f0a-8f0f-1b8b4a6a7d03' };
      const imports = async () => ((await backend().admin.read('job_imports')) as Row[]).length;
      const before = await imports();
      const first = answerOf<Row>(await importJobs([posting('keyed')], keyed));
      expect(first).toMatchObject({ added: ['keyed'], unchanged: [] });
      const second = answerOf<Row>(await importJobs([posting('keyed')], keyed));
      expect(second).toEqual(first);
      expect(await imports()).toBe(before + 1);
    });

    test('one posting that breaks a rule of the table keeps the whole feed out', async () => {
      const wide = posting('wide', { pay_min: 90_000 });
      expect(codeOf(await importJobs([posting('fine'), wide]))).toBe('PT422');
      const silent = posting('silent', { ai_statement: null });
      expect(codeOf(await importJobs([silent]))).toBe('PT422');
      const anywhere = posting('anywhere', { region: null, vacancy_statement: null });
      expect(codeOf(await importJobs([anywhere]))).toBe('PT422');
      expect(await jobOf('fine')).toBeUndefined();
      expect(codeOf(await importJobs([posting('x'), posting('x')]))).toBe('PT422');
      expect(codeOf(await importJobs([]))).toBe('PT422');
      const elsewhere = posting('elsewhere', { region: 'BC', pay_min: 60_000, ai_statement: null });
      expect(codeOf(await importJobs([elsewhere]))).toBe('answered');
      const high = posting('high', { pay_min: 140_000, pay_max: 200_001 });
      expect(codeOf(await importJobs([high]))).toBe('answered');
    });
  });
}
