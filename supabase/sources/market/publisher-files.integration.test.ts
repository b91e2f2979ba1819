import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestStack } from '@talent/backend/testing/test-stack';
import { createDataClient } from '@talent/data/client';
import { DOWNLOAD_LIMITS } from '@talent/functions/market/download.ts';
import { testDir } from '@talent/node/testing/test-dir';
import { expect, test, vi } from 'vitest';
import { runImportMarket } from './import-market-command.ts';
import { marketDataDir } from './testing/market-data-dir.ts';

const folder = marketDataDir();

test.skipIf(folder === null)(
  "the publisher's files add their days to the seeds, and their next edition names the days that it revises",
  async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const stack = await startTestStack();
    const operator = createDataClient({ url: stack.url, key: stack.secretKey });
    const type = async (...parameters: string[]) => {
      const printed: string[] = [];
      const exit = await runImportMarket(parameters, {
        out: (line) => void printed.push(line),
        err: (line) => void printed.push(line),
        target: async () => ({ url: stack.url, secretKey: stack.secretKey, name: 'the test' }),
        limits: DOWNLOAD_LIMITS,
        urls: () => new Map(),
        now: () => new Date('2026-11-22T12:00:00Z'),
      });
      return { exit, lines: printed };
    };
    try {
      const first = await type('--from', folder ?? '', '--retrieved', '2026-11-22');
      expect(first.exit).toBe(0);
      expect(first.lines).toHaveLength(6);
      for (const line of first.lines) {
        expect(line).toMatch(/: this file is current already; nothing was changed\.$/);
      }
      const { data: editions } = await operator.from('market_sources').select('id').throwOnError();
      expect(editions).toHaveLength(6);
      const { data: days } = await operator.from('market_days').select('daily').throwOnError();
      expect(days.map(({ daily }) => daily.length).toSorted((a, b) => a - b)).toEqual([
        ...Array.from({ length: 8 }, () => 2387),
        ...Array.from({ length: 7 }, () => 2677),
        ...Array.from({ length: 9 }, () => 2738),
      ]);

      const next = testDir();
      const path = join(next, 'job-postings-US.csv');
      const text = readFileSync(join(folder ?? '', 'job-postings-US.csv'), 'utf8');
      const revised = text
        .replace('2020-02-03,US,100.05,', '2020-02-03,US,100.06,')
        .replace('2026-08-14,US,97.19,', '2026-08-14,US,97.2,')
        .replace(
          '2020-02-01,US,100,100,new',
          '2026-08-15,US,101.8,105.9,total postings\n2020-02-01,US,100,100,new',
        );
      writeFileSync(path, revised);
      appendFileSync(path, '2026-08-15,US,97.1,104.9,new postings\n');
      const second = await type('job-postings-us', '--from', next, '--retrieved', '2026-11-22');
      expect(second).toEqual({
        exit: 0,
        lines: [
          'job-postings-us: imported. 4 series from 2020-02-01 to 2026-08-15; 2 earlier values were revised. It supersedes the edition to 2026-08-14.',
        ],
      });
      const { data: revisions } = await operator
        .from('market_revisions')
        .select('grain, days, before, after, market_series(measure)')
        .order('series_id')
        .throwOnError();
      expect(revisions).toEqual([
        {
          grain: 'day',
          days: ['2020-02-03'],
          before: [100.05],
          after: [100.06],
          market_series: { measure: 'postings-total-adjusted' },
        },
        {
          grain: 'day',
          days: ['2026-08-14'],
          before: [97.19],
          after: [97.2],
          market_series: { measure: 'postings-new-adjusted' },
        },
      ]);
    } finally {
      await stack.stop();
    }
  },
);
