import { marketRefreshStatusSchema } from '@talent/api/market/market-refresh-status';
import { describe, expect, test } from 'vitest';
import { answerOf, codeOf, type PolicyBackend, type Row } from './policy-backend.ts';

const everyone = ['anon', 'member', 'admin'] as const;
const SHA = 'a'.repeat(64);

/** For the owner of the database: a superseded edition with daily values and a revision, and a file that waits for a yes. */
export const MARKET_ROWS_SQL = `
  with source as (
    insert into public.market_sources (
      key, revision, name, publisher, url, licence, licence_url, attribution, method, changes, grain, first_day, last_day,
      retrieved_on, superseded_at
    ) values (
      'ai-postings-share', 1, 'Old', 'Old', 'https://old.example', 'CC BY 4.0', 'https://old.example', 'Old.', 'Old.', 'Old.',
      'day', '2000-01-01', '2000-01-02', '2000-01-03', now()
    ) returning id
  ), series as (
    insert into public.market_series (source_id, measure, unit, country, first_day, last_day, last_value, monthly)
    select id, 'ai-share', 'percent', 'ZZ', '2000-01-01', '2000-01-02', 2, '{1.5}' from source
    returning id
  ), days as (
    insert into public.market_days (series_id, daily) select id, '{1,2}' from series
  )
  insert into public.market_revisions (series_id, grain, days, before, after)
    select id, 'day', '{2000-01-01}', '{1}', '{1.1}' from series;
  insert into public.market_refreshes (key, outcome, reason, refused_sha256)
    values ('job-postings-us', 'refused', 'A jump.', '${SHA}');`;

/** The policies of the market figures and of their refresh. */
export function describeMarketPolicies(backend: () => PolicyBackend): void {
  describe('market figures', () => {
    test.each(everyone)(
      '%s reads the current editions and none that was superseded',
      async (who) => {
        const sources = (await backend()[who].read('market_sources')) as Row[];
        expect(sources.map((row) => row['key']).toSorted()).toEqual([
          'ai-postings-share',
          'job-postings-ca',
          'job-postings-us',
          'pay-transparency-country',
          'pay-transparency-sector',
          'remote-postings-share',
        ]);
        for (const row of sources) {
          expect(row).toMatchObject({ superseded_at: null, licence: 'CC BY 4.0' });
          expect(row['url']).toMatch(/^https:\/\/github\.com\/hiring-lab\//);
        }
        const series = (await backend()[who].read('market_series')) as Row[];
        expect(series).toHaveLength(75);
        expect(series.filter((row) => row['country'] === 'ZZ')).toEqual([]);
      },
    );

    test('an admin reads how imports and refreshes went, and what was revised', async () => {
      const { admin } = backend();
      expect(await admin.read('market_imports')).toHaveLength(6);
      expect(await admin.read('market_revisions')).toHaveLength(1);
      expect(await admin.read('market_days')).toBe('refused');
      const status = answerOf<Row>(await admin.call('market_refresh_status', {}));
      expect(marketRefreshStatusSchema.parse(status)).toEqual(status);
      expect(status['sources']).toHaveLength(6);
      expect(status['sources']).toContainEqual({
        key: 'job-postings-us',
        name: 'Indeed Hiring Lab, Job Postings Index, United States',
        first_day: '2020-02-01',
        last_day: '2026-08-14',
        retrieved_on: '2026-11-22',
        revised: 0,
        asked_at: expect.any(String),
        changed_at: null,
        outcome: 'refused',
        reason: 'A jump.',
        waiting_sha256: SHA,
        is_accepted: false,
      });
      expect(status['sources']).toContainEqual(
        expect.objectContaining({ key: 'ai-postings-share', asked_at: null, outcome: null }),
      );
    });

    test("an admin's yes is for the file that waits, and is recorded with the admin", async () => {
      const { admin } = backend();
      const other = { source_key: 'job-postings-us', file_sha256: 'b'.repeat(64) };
      expect(codeOf(await admin.call('accept_market_jump', other))).toBe('PT409');
      const none = { source_key: 'ai-postings-share', file_sha256: SHA };
      expect(codeOf(await admin.call('accept_market_jump', none))).toBe('PT409');
      const yes = { source_key: 'job-postings-us', file_sha256: SHA };
      expect(codeOf(await admin.call('accept_market_jump', yes))).toBe('answered');
      const status = answerOf<Row>(await admin.call('market_refresh_status', {}));
      expect(status['sources']).toContainEqual(
        expect.objectContaining({ waiting_sha256: SHA, is_accepted: true }),
      );
      const rows = (await admin.read('market_refreshes')) as Row[];
      expect(rows).toEqual([
        expect.objectContaining({ accepted_sha256: SHA, accepted_by: expect.any(String) }),
      ]);
      const log = (await admin.read('audit_log')) as Row[];
      expect(log.filter((row) => row['action'] === 'market.jump-accepted')).toMatchObject([
        { subject: 'market_source:job-postings-us', details: { file_sha256: SHA } },
      ]);
    });
  });
}
