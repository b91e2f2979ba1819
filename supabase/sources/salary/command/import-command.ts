import { writeFileSync } from 'node:fs';
import type { ImportTarget } from '@talent/backend/running/resolve-import-target';
import { createDataClient, type DataClient } from '@talent/data/client';
import { loadPlacePay } from '@talent/data/load-place-pay';
import { loadSalaryData } from '@talent/data/load-salary-data';
import { createCommand, runCommand, type CommandExit } from '@talent/node/terminal/run-command';
import { UsageError } from '@talent/node/terminal/usage-error';
import { Argument } from 'commander';
import { readDay } from '../../files/read-day.ts';
import { TARGET_HELP, type Surroundings } from '../../surroundings.ts';
import { editionChanges, type EditionChanges } from '../edition/edition-changes.ts';
import { importEdition } from '../edition/import-edition.ts';
import type { Importer } from '../edition/importer.ts';
import { readFiles, type SalaryEdition } from '../edition/read-edition.ts';
import { keyedFigures } from '../figures/place-figures.ts';
import { IMPORTERS } from '../importers.ts';
import { openFiles, type FileSurroundings } from './open-files.ts';
import { describeChanges, describeReport } from './describe-edition.ts';

/** The surroundings of `pnpm data salaries`. */
export interface ImportSurroundings extends Surroundings, FileSurroundings {
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
  acceptLoss?: boolean;
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
    .argument('<file...>', 'file of the edition, or its https address; some sources take several')
    .requiredOption('--edition <name>', 'edition of the file; later ones sort later')
    .option(
      '--retrieved <date>',
      'day the file was fetched, YYYY-MM-DD; default: the day it was written, of an address today',
      readDay,
    )
    .option('--dry-run', 'read, check and compare; change nothing')
    .option('--report <file>', 'write the report and the comparison as JSON')
    .option('--yes', 'import without asking')
    .option('--older', 'import an edition although a newer one is current')
    .option('--accept-loss', 'import an edition that has lost a fifth of its figures or more')
    .addHelpText(
      'after',
      `
Sources
${IMPORTERS.map(describeSource).join('\n')}

  pnpm data salaries fx --help   takes a newer exchange rate between US and Canadian dollars
${TARGET_HELP} A first look at a file:

  pnpm data salaries ai-jobs salaries.csv --edition 2025-01-19 --dry-run`,
    )
    .action((source: string, files: string[], options: ImportOptions) => {
      const importer = IMPORTERS.find(({ name }) => name === source);
      if (importer === undefined) throw new UsageError(`There is no source "${source}".`);
      if (!importer.edition.form.test(options.edition)) {
        throw new UsageError(
          `"${options.edition}" is not an edition of ${source}: such as ${importer.edition.example}.`,
        );
      }
      if (files.length > 1 && importer.more === undefined) {
        throw new UsageError(`There are too many arguments: ${source} takes one file.`);
      }
      return importFiles(importer, files, options, surroundings);
    });
  return runCommand(command, parameters, surroundings, 'Nothing was changed.');
}

function describeSource({ name, title, edition, more }: Importer): string {
  const lines = [
    title,
    `edition: ${edition.example}`,
    more === undefined ? [] : `more files: ${more}`,
  ];
  return `  ${name}\n${lines
    .flat()
    .map((line) => `      ${line}`)
    .join('\n')}`;
}

async function importFiles(
  importer: Importer,
  names: readonly string[],
  options: ImportOptions,
  surroundings: ImportSurroundings,
): Promise<void> {
  const { out, target, confirm } = surroundings;
  const edition = await readFiles(importer, await openFiles(names, surroundings), options);
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
  const { older = false, acceptLoss = false } = options;
  out(await importEdition(client, edition, { takesOlder: older, acceptsLoss: acceptLoss }));
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

async function compare(client: DataClient, edition: SalaryEdition): Promise<EditionChanges> {
  const { key } = edition.source;
  if ('bands' in edition) {
    const { bands } = await loadSalaryData(client);
    const next = edition.bands.map((band) => ({ ...band, key: band.band_key }));
    return editionChanges(
      bands.filter(({ source }) => source === key),
      next,
    );
  }
  const { cells, parities, shares } = await loadPlacePay(client);
  const isOwn = ({ source }: { source: string }) => source === key;
  const known = {
    cells: cells.filter(isOwn),
    parities: parities.filter(isOwn),
    shares: shares.filter(isOwn),
  };
  return editionChanges(keyedFigures(key, known), keyedFigures(key, edition));
}

function writeReport(
  file: string | undefined,
  { source, report }: SalaryEdition,
  changes: EditionChanges | null,
): void {
  if (file === undefined) return;
  writeFileSync(file, `${JSON.stringify({ source, report, changes }, null, 2)}\n`);
}
