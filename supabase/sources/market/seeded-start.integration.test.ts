import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openMigratedDatabase } from '@talent/backend/testing/migrated-database';
import { startTestStack } from '@talent/backend/testing/test-stack';
import { createDataClient } from '@talent/data/client';
import { loadMarketVersion } from '@talent/data/load-market-data';
import { testDir } from '@talent/node/testing/test-dir';
import { expect, test } from 'vitest';

const repositoryDir = join(import.meta.dirname, '../..');
const seedDir = join(repositoryDir, 'seed');
const VERSION =
  'ai-postings-share@2026-06-30.1+job-postings-ca@2026-08-14.1+job-postings-us@2026-08-14.1+' +
  'pay-transparency-country@2026-02-01.1+pay-transparency-sector@2026-02-01.1+remote-postings-share@2026-04-30.1';

test('a data folder from before the market gets its tables and figures at the next start', async () => {
  const dataDir = testDir();
  const supabaseDir = testDir();
  for (const part of ['migrations', 'seed']) {
    cpSync(join(repositoryDir, part), join(supabaseDir, part), { recursive: true });
  }
  for (const [part, pattern] of [
    ['migrations', /^20261(12[3-9]|13|2)/],
    // The questions and posts of today need columns that such a folder lacks.
    ['seed', /^(market-|assessment-questions|blog-posts).*sql$/],
  ] as const) {
    const folder = join(supabaseDir, part);
    const files = readdirSync(folder).filter((file) => pattern.test(file));
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) rmSync(join(folder, file));
  }
  const before = await startTestStack({ dataDir, supabaseDir, server: 'new' });
  await before.stop();

  const after = await startTestStack({ dataDir, server: 'new' });
  try {
    expect(after.lines).toContain('Applied seed market-ai-postings-share.sql');
    const visitor = createDataClient({ url: after.url, key: after.publishableKey });
    expect(await loadMarketVersion(visitor)).toBe(VERSION);
  } finally {
    await after.stop();
  }
}, 120_000);

test('a seed changes nothing where it was applied or a file was imported, and supersedes an earlier seed', async () => {
  const database = await openMigratedDatabase({ seeds: true });
  const seed = readFileSync(join(seedDir, 'market-remote-postings-share.sql'), 'utf8');
  const apply = async (sql: string) => {
    const { rows } = await database.query<{ import_market_edition: { status: string } }>(sql);
    return rows[0]?.import_market_edition.status;
  };
  const later = seed.replaceAll('2026-04-30', '2026-04-29');
  try {
    expect(await apply(seed)).toBe('unchanged');
    expect(await apply(later)).toBe('skipped');
    expect(await apply(seed.replaceAll('2026-04-30', '2026-04-28'))).toBe('skipped');
    expect(await apply(seed.replaceAll('8.461', '8.462'))).toBe('imported');
    await database.exec("update public.market_imports set origin = 'refresh'");
    expect(await apply(seed.replaceAll('8.461', '8.463'))).toBe('skipped');
    const { rows } = await database.query(
      `select last_value from public.market_series as series
       join public.market_sources as sources on sources.id = series.source_id
       where sources.superseded_at is null and measure = 'remote-share' and country = 'US'`,
    );
    expect(rows).toEqual([{ last_value: 8.462 }]);
  } finally {
    await database.close();
  }
});
