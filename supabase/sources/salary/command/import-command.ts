import { writeFileSync } from 'node:fs';
import type { ImportTarget } from '@talent/backend/running/resolve-import-target';
import { createDataClient, type DataClient } from '@talent/data/client';
import { loadSalaryData } from '@talent/data/load-salary-data';
import { createCommand, runCommand, type CommandExit } from '@talent/node/terminal/run-command';
import { UsageError } from '@talent/node/terminal/usage-error';
import { Argument } from 'commander';
import { readDay } from '../../files/read-day.ts';
import { TARGET_HELP, type Surroundings } from '../../surroundings.ts';
import { editionChanges, type EditionChanges } from '../edition/edition-changes.ts';
import { importEdition } from '../edition/import-edition.ts';
import type { Importer } from '../edition/importer.ts';
import { readEdition, type SalaryEdition } from '../edition/read-edition.ts';
import { IMPORTERS } from '../importers.ts';
import { describeChanges, describeReport } from './describe-edition.ts';

/** The surroundings of `pnpm data salaries`. */
export interface ImportSurroundings extends Surroundings {
  /** Asks a yes-or-no question; null without a terminal. */
  confirm: ((question: string) => Promise<boolean>) | null;
}

interface ImportOptions {
  edition: string;
  retrieved?: string;
  report?: string;
  dryRun?: boolean;
  yes?: boolean;
  older?: boolean;
}

/** Runs `pnpm data salaries`. Never rejects. */
export function runImport(
  parameters: readonly string[],
  surroundings: ImportSurroundings,
): Promise<CommandExit> {
  const names = IMPORTERS.map(({ name }) => name);
  const command = createCommand('pnpm data salaries', surroundings)
    .description(
      'Imports an edition of a salary source. It supersedes the edition before, which is kept.',
    )
    .addArgument(new Argument('<source>', 'source of the file').choices(names))
    .argument('<file>', 'file of the edition')
    .requiredOption('--edition <name>', 'edition of the file; later ones sort later')
    .option(
      '--retrieved <date>',
      'day the file was fetched, YYYY-MM-DD; default: the day the file was written',
      readDay,
    )
    .option('--dry-run', 'read, check and compare; change nothing')
    .option('--report <file>', 'write the report and the comparison as JSON')
    .option('--yes', 'import without asking')
    .option('--older', 'import an edition although a newer one is current')
    .addHelpText(
      'after',
      `
Sources
${IMPORTERS.map(({ name, title, edition }) => `  ${name.padEnd(12)}  ${title}\n${' '.repeat(16)}edition: ${edition.example}`).join('\n')}

  pnpm data salaries fx --help   takes a newer exchange rate between US and Canadian dollars
${TARGET_HELP} A first look at a file:

  pnpm data salaries ai-jobs salaries.csv --edition 2025-01-19 --dry-run`,
    )
    .action((source: string, file: string, options: ImportOptions) => {
      const importer = IMPORTERS.find(({ name }) => name === source);
      if (importer === undefined) throw new UsageError(`There is no source "${source}".`);
      if (!importer.edition.form.test(options.edition)) {
        throw new UsageError(
          `"${options.edition}" is not an edition of ${source}: such as ${importer.edition.example}.`,
        );
      }
      return importFile(importer, file, options, surroundings);
    });
  return runCommand(command, parameters, surroundings, 'Nothing was changed.');
}

async function importFile(
  importer: Importer,
  file: string,
  options: ImportOptions,
  { out, target, confirm }: ImportSurroundings,
): Promise<void> {
  const edition = readEdition(importer, file, options);
  out(describeReport(edition));
  const found = await findTarget(target, options.dryRun === true);
  if ('missing' in found) {
    out(`${found.missing}\nThere was nothing to compare with, and nothing was changed.`);
    writeReport(options.report, edition, null);
    return;
  }
  const client = createDataClient({ url: found.url, key: found.secretKey });
  const changes = await compare(client, edition);
  out(describeChanges(changes));
  writeReport(options.report, edition, changes);
  if (options.dryRun) return out('This was a dry run: nothing was changed.');
  if (!options.yes) {
    if (confirm === null) throw new UsageError('Add --yes to import without a question.');
    const answer = await confirm(`Import edition ${options.edition} into ${found.name}? [y/N] `);
    if (!answer) return out('Nothing was changed.');
  }
  out(await importEdition(client, edition, { takesOlder: options.older === true }));
}

/** A dry run is useful without a database too. */
async function findTarget(
  target: ImportSurroundings['target'],
  isDryRun: boolean,
): Promise<ImportTarget | { missing: string }> {
  try {
    return await target();
  } catch (error) {
    if (isDryRun && error instanceof Error && 'code' in error) return { missing: error.message };
    throw error;
  }
}

async function compare(
  client: DataClient,
  { source, bands }: SalaryEdition,
): Promise<EditionChanges> {
  const known = await loadSalaryData(client);
  return editionChanges(
    known.bands.filter((band) => band.source === source.key),
    bands,
  );
}

function writeReport(
  file: string | undefined,
  { source, report }: SalaryEdition,
  changes: EditionChanges | null,
): void {
  if (file === undefined) return;
  writeFileSync(file, `${JSON.stringify({ source, report, changes }, null, 2)}\n`);
}
