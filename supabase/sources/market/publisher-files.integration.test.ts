import { startTestStack } from '@talent/backend/testing/test-stack';
import { createDataClient } from '@talent/data/client';
import { DOWNLOAD_LIMITS } from '@talent/functions/market/download.ts';
import { expect, test, vi } from 'vitest';
import { runImportMarket } from './import-market-command.ts';
import { marketDataDir } from './testing/market-data-dir.ts';
import { typed } from '../testing/typed.ts';

const folder = marketDataDir();

test.skipIf(folder === null)("the publisher's files add their days to the seeds", async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const stack = await startTestStack();
  const operator = createDataClient({ url: stack.url, key: stack.secretKey });
  try {
    const parameters = ['--from', folder ?? '', '--retrieved', '2026-11-22'];
    const { exit, text } = await typed(stack, (surroundings) =>
      runImportMarket(parameters, {
        ...surroundings,
        limits: DOWNLOAD_LIMITS,
        urls: () => new Map(),
        now: () => new Date('2026-11-22T12:00:00Z'),
      }),
    );
    expect(exit).toBe(0);
    expect(text).toMatch(/^(\S+: this file is current already; nothing was changed\.\n?){6}$/);
    const { data: editions } = await operator.from('market_sources').select('id').throwOnError();
    expect(editions).toHaveLength(6);
    const { data: days } = await operator.from('market_days').select('daily').throwOnError();
    expect(days.map(({ daily }) => daily.length).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 8 }, () => 2387),
      ...Array.from({ length: 7 }, () => 2677),
      ...Array.from({ length: 9 }, () => 2738),
    ]);
  } finally {
    await stack.stop();
  }
});
