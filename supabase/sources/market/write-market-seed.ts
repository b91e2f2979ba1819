/** Writes the seed files of the market: `node supabase/sources/market/write-market-seed.ts --data <folder>`. */
import { join } from 'node:path';
import { MARKET_SOURCES } from '@talent/functions/market/market-sources.ts';
import { createCommand, runCommand, terminalOutput } from '@talent/node/terminal/run-command';
import { readDay } from '../files/read-day.ts';
import { replaceFile } from '../files/replace-file.ts';
import { marketSeedSql } from './market-seed.ts';
import { openMarketFile } from './open-market-file.ts';

const seedDir = join(import.meta.dirname, '../../seed');

async function writeSeeds({ data, retrieved }: { data: string; retrieved?: string }) {
  const editions = [];
  for (const kind of MARKET_SOURCES) {
    editions.push(await openMarketFile(kind, join(data, kind.file), retrieved));
  }
  for (const edition of editions) {
    const sql = marketSeedSql(edition);
    replaceFile(join(seedDir, `market-${edition.source.key}.sql`), sql);
    console.log(
      `Wrote ${edition.series.length} series of ${edition.source.key}, ${Buffer.byteLength(sql)} bytes.`,
    );
  }
}

const command = createCommand('write-market-seed', terminalOutput)
  .description('Writes the seed files of the market.')
  .requiredOption('--data <folder>', 'folder with the files of all sources')
  .option('--retrieved <date>', 'day the files were fetched, YYYY-MM-DD', readDay)
  .action(writeSeeds);
process.exitCode = await runCommand(
  command,
  process.argv.slice(2),
  terminalOutput,
  'Nothing was changed.',
);
