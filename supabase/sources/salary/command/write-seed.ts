/**
 * Writes the seed files.
 *   node supabase/sources/salary/command/write-seed.ts --data <dir>   salary figures, from the three source files in <dir>
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { IMPORTERS } from '../importers.ts';
import { readEdition } from '../edition/read-edition.ts';
import { replaceFile } from '../../files/replace-file.ts';
import { salarySeedSql } from '../edition/salary-seed.ts';

const seedDir = join(import.meta.dirname, '../../../seed');

async function importSalaries(dataDir: string, retrieved: string | undefined): Promise<void> {
  const editions = [];
  for (const importer of IMPORTERS) {
    const path = join(dataDir, importer.file);
    const options = { edition: importer.seedEdition, retrieved };
    editions.push(await readEdition(importer, path, options));
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

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    retrieved: { type: 'string' },
  },
});
try {
  if (values.data !== undefined) await importSalaries(values.data, values.retrieved);
  else throw new Error('Say what to import: --data <dir> for salary figures.');
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(`${error.message}\nNothing was changed.`);
  process.exitCode = 1;
}
