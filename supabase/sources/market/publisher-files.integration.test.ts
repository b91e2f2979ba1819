import { startTestStack } from '@talent/backend/testing/test-stack';
import { createDataClient } from '@talent/data/client';
import { DOWNLOAD_LIMITS } from '@talent/functions/market/download.ts';
import { expect, test, vi } from 'vitest';
import { runImportMarket } from './import-market-command.ts';
import { marketDataDir } from './testing/market-data-dir.ts';

const folder = marketDataDir();

test.skipIf(folder === null)("the publisher's files add their days to the seeds", async () => {
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
  } finally {
    await stack.stop();
  }
});
