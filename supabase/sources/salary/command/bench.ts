/** Prints how long a dry run of the pay file takes, and its memory: `node supabase/sources/salary/command/bench.ts <file>`. */
import { createCommand, runCommand, terminalOutput } from '@talent/node/terminal/run-command';
import { formatCount } from '@talent/sdk/format';
import { editionChanges } from '../edition/edition-changes.ts';
import { readEdition } from '../edition/read-edition.ts';
import { payRangesImporter } from '../ranges/pay-ranges-importer.ts';

async function measure(file: string, options: { edition: string }): Promise<void> {
  const start = performance.now();
  const edition = await readEdition(payRangesImporter, file, options);
  editionChanges([], edition.bands);
  const seconds = (performance.now() - start) / 1000;
  // Kilobytes on every system (libuv).
  const megabytes = process.resourceUsage().maxRSS / 1024;
  console.log(
    `${formatCount(edition.rows_read)} rows, ${edition.bands.length} bands: ` +
      `${seconds.toFixed(2)} s, ${megabytes.toFixed(0)} MB at most`,
  );
}

const command = createCommand('bench', terminalOutput)
  .description('Measures a dry run of the pay file.')
  .argument('<file>', 'pay file')
  .option('--edition <name>', 'edition of the file', '2025-01-19')
  .action(measure);
process.exitCode = await runCommand(command, process.argv.slice(2), terminalOutput);
