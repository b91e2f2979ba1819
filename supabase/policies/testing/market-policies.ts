import { marketRefreshStatusSchema } from '@talent/api/market/market-refresh-status';
import { describe, expect, test } from 'vitest';
import { actors, admin } from './stack.ts';
import { SHA } from './stack-rows.ts';

describe('market figures', () => {
  test.each(['anon', 'member', 'admin'] as const)(
    '%s reads the current editions and none that was superseded',
    async (who) => {
      const sources = await actors[who].rows('market_sources');
      expect(sources.map((row) => row['key']).toSorted()).toEqual([
        'ai-postings-share',
        'job-postings-by-province-ca',
        'job-postings-by-state-us',
        'job-postings-ca',
        'job-postings-us',
        'pay-transparency-country',
        'pay-transparency-sector',
        'posted-wage-growth-by-country',
        'posted-wage-growth-by-sector',
        'remote-postings-share',
      ]);
      for (const row of sources) {
        expect(row).toMatchObject({ superseded_at: null, licence: 'CC BY 4.0' });
        expect(row['url']).toMatch(/^https:\/\/github\.com\/hiring-lab\//);
      }
      expect(await actors[who].rows('market_series')).toHaveLength(226);
      expect(await actors[who].rows('market_series', 'country', 'ZZ')).toEqual([]);
    },
  );

  test('an admin reads how imports and refreshes went, and what was revised', async () => {
    expect(await admin.rows('market_imports')).toHaveLength(10);
    expect(await admin.rows('market_revisions')).toHaveLength(1);
    const status = await admin.call('market_refresh_status');
    expect(marketRefreshStatusSchema.parse(status)).toEqual(status);
    expect(status['sources']).toHaveLength(10);
    expect(status['sources']).toContainEqual({
      key: 'job-postings-us',
      name: 'Indeed Hiring Lab, Job Postings Index, United States',
      ...{ first_day: '2020-02-01', last_day: '2026-08-14', retrieved_on: '2026-11-22' },
      ...{ revised: 0, asked_at: expect.any(String), changed_at: null, outcome: 'refused' },
      ...{ reason: 'A jump.', waiting_sha256: SHA, is_accepted: false },
    });
    expect(status['sources']).toContainEqual(
      expect.objectContaining({ key: 'ai-postings-share', asked_at: null, outcome: null }),
    );
  });

  test("an admin's yes is for the file that waits, and is recorded with the admin", async () => {
    const accept = (source_key: string, file_sha256: string) =>
      admin.codeOf('accept_market_jump', { source_key, file_sha256 });
    expect(await accept('job-postings-us', 'b'.repeat(64))).toBe('PT409');
    expect(await accept('ai-postings-share', SHA)).toBe('PT409');
    expect(await accept('job-postings-us', SHA)).toBe('answered');
    expect((await admin.call('market_refresh_status'))['sources']).toContainEqual(
      expect.objectContaining({ waiting_sha256: SHA, is_accepted: true }),
    );
    expect(await admin.rows('market_refreshes')).toEqual([
      expect.objectContaining({ accepted_sha256: SHA, accepted_by: expect.any(String) }),
    ]);
    expect(await admin.rows('audit_log', 'action', 'market.jump-accepted')).toMatchObject([
      { subject: 'market_source:job-postings-us', details: { file_sha256: SHA } },
    ]);
  });
});
