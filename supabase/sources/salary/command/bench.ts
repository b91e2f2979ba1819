/**
 * Prints how long a dry run of the postings file takes and how much memory it needs:
 *   node supabase/sources/salary/command/bench.ts --file <salaries.csv> [--edition 2025-01-19]
 */
import { parseArgs } from 'node:util';
import { editionChanges } from '../edition/edition-changes.ts';
import { postingsImporter } from '../postings/postings-importer.ts';
import { readEdition } from '../edition/read-edition.ts';

const { values } = parseArgs({
  options: { file: { type: 'string' }, edition: { type: 'string', default: '2025-01-19' } },
});
if (values.file === undefined) {
  console.error(
    'Name the file of the postings: node supabase/sources/salary/command/bench.ts --file <file>',
  );
  process.exitCode = 2;
} else {
  const start = performance.now();
  const edition = await readEdition(postingsImporter, values.file, { edition: values.edition });
  editionChanges([], edition.bands);
  const seconds = (performance.now() - start) / 1000;
  // Kilobytes on every system (libuv).
  const megabytes = process.resourceUsage().maxRSS / 1024;
  console.log(
    `${edition.rows_read.toLocaleString('en-US')} rows, ${edition.bands.length} bands: ` +
      `${seconds.toFixed(2)} s, ${megabytes.toFixed(0)} MB at most`,
  );
}
