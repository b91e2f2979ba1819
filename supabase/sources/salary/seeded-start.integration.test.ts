import { copyFileSync, cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startTestStack } from '@talent/backend/testing/test-stack';
import { createDataClient } from '@talent/data/client';
import { loadSalaryData } from '@talent/data/load-salary-data';
import { unwrap } from '@talent/data/unwrap';
import { testDir } from '@talent/node/testing/test-dir';
import { expect, test } from 'vitest';

const repositoryDir = join(import.meta.dirname, '../..');
const SEED = 'salary-ai-jobs-net.sql';
const ROLE = 'ai-jobs-net/US/machine-learning-engineer/all-levels/all-modes/2024-2025';

test('a data folder with the earlier calculation of the same file gets the new figures, and keeps the earlier ones', async () => {
  const dataDir = testDir();
  const supabaseDir = testDir();
  for (const part of ['migrations', 'seed']) {
    cpSync(join(repositoryDir, part), join(supabaseDir, part), { recursive: true });
  }
  const migrations = join(supabaseDir, 'migrations');
  const later = readdirSync(migrations).filter((file) => file >= '20261123020000');
  expect(later.length).toBeGreaterThan(1);
  for (const file of later) rmSync(join(migrations, file));
  // Needs a column that such a folder lacks.
  rmSync(join(supabaseDir, 'seed/assessment-questions.sql'));
  copyFileSync(
    join(import.meta.dirname, 'fixtures/earlier-seed.sql'),
    join(supabaseDir, 'seed', SEED),
  );
  const before = await startTestStack({ dataDir, supabaseDir, server: 'new' });
  await before.stop();

  const after = await startTestStack({ dataDir, server: 'new' });
  try {
    expect(after.lines).toContain(`Applied seed ${SEED}`);
    const visitor = createDataClient({ url: after.url, key: after.publishableKey });
    const data = await loadSalaryData(visitor);
    expect(data.version).toBe(
      'ai-jobs-net@2025-01-19.2+bls-oews@2025-05.1+ca-job-bank@2025.1+usd-cad@2024-12-31.1.3698',
    );
    expect(data.bands.find(({ key }) => key === ROLE)).toMatchObject({
      n: 977,
      p50: 192_250,
      interval: { low: 187_625, high: 195_000 },
      allRows: { n: 2132, p50: 200_000 },
      points: 39,
    });
    expect(data.exchangeRate).toEqual({
      cadPerUsd: 1.3698,
      kind: 'annual',
      day: '2024-12-31',
      source: 'Bank of Canada',
      url: 'https://www.bankofcanada.ca/rates/exchange/annual-average-exchange-rates/',
    });

    const operator = createDataClient({ url: after.url, key: after.secretKey });
    const kept = unwrap(
      await operator
        .from('salary_bands')
        .select('n, p50, all_n, salary_sources!inner(edition, revision, superseded_at)')
        .eq('band_key', ROLE)
        .order('id'),
    );
    expect(kept).toEqual([
      {
        n: 2132,
        p50: 200_000,
        all_n: null,
        salary_sources: {
          edition: '2025-01-19',
          revision: 1,
          superseded_at: expect.any(String),
        },
      },
      {
        n: 977,
        p50: 192_250,
        all_n: 2132,
        salary_sources: { edition: '2025-01-19', revision: 2, superseded_at: null },
      },
    ]);
  } finally {
    await after.stop();
  }
  const third = await startTestStack({ dataDir, server: 'new' });
  try {
    expect(third.lines.filter((line) => line.includes('seed'))).toEqual([]);
  } finally {
    await third.stop();
  }
}, 120_000);
