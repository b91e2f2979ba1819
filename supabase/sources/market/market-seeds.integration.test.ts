import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openMigratedDatabase } from '@talent/backend/testing/migrated-database';
import { expect, test } from 'vitest';

const seedDir = join(import.meta.dirname, '../../seed');

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
