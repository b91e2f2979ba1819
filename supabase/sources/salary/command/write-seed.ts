/** Writes the seed files of salaries: `node supabase/sources/salary/command/write-seed.ts --data <folder>`. */
import { join } from 'node:path';
import { createCommand, runCommand, terminalOutput } from '@talent/node/terminal/run-command';
import { replaceFile } from '../../files/replace-file.ts';
import { readEdition } from '../edition/read-edition.ts';
import { salarySeedSql } from '../edition/salary-seed.ts';
import { IMPORTERS } from '../importers.ts';

const seedDir = join(import.meta.dirname, '../../../seed');

async function writeSeeds({ data, retrieved }: { data: string; retrieved?: string }) {
  const editions = [];
  for (const importer of IMPORTERS) {
    const options = { edition: importer.seedEdition, retrieved };
    editions.push(await readEdition(importer, join(data, importer.file), options));
  }
  for (const edition of editions) {
    const sql = salarySeedSql(edition);
    const { total, suppressed } = edition.report.bands;
    replaceFile(join(seedDir, `salary-${edition.source.key}.sql`), sql);
    console.log(
      `Wrote ${total} bands of ${edition.source.key} (${suppressed} withheld), ${Buffer.byteLength(sql)} bytes.`,
    );
  }
}

const command = createCommand('write-seed', terminalOutput)
  .description('Writes the seed files of salaries.')
  .requiredOption('--data <folder>', 'folder with the files of all sources')
  .option('--retrieved <date>', 'day the files were fetched, YYYY-MM-DD')
  .action(writeSeeds);
process.exitCode = await runCommand(
  command,
  process.argv.slice(2),
  terminalOutput,
  'Nothing was changed.',
);
