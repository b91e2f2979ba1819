import { parseArgs } from 'node:util';
import { IMPORTERS } from '../importers.ts';
import type { Importer } from '../edition/importer.ts';

/** What was asked for on the command line. */
export type ImportArguments = {
  importer: Importer;
  file: string;
  edition: string;
  retrieved: string | undefined;
  report: string | undefined;
  isDryRun: boolean;
  isConfirmed: boolean;
  takesOlder: boolean;
};

/** The command was called in a way it cannot be. */
export class ImportUsageError extends Error {
  override readonly name = 'ImportUsageError';
  readonly code = 'USAGE';
}

export const USAGE = `Imports an edition of a salary source. It supersedes the edition before, which is kept.

  pnpm import-salaries <source> <file> --edition <name> [options]

Sources
${IMPORTERS.map(({ name, title, edition }) => `  ${name.padEnd(12)}  ${title}\n${' '.repeat(16)}edition: ${edition.example}`).join('\n')}

Options
  --edition <name>    which edition the file is; later ones sort later
  --retrieved <date>  day the file was fetched, YYYY-MM-DD; default: the day the file was written
  --dry-run           read, check and compare; change nothing
  --report <file>     write the report and the comparison as JSON
  --yes               import without asking
  --older             take an edition although a newer one is current

The target is the site that runs on DATA_DIR (npm start), or the project of SUPABASE_URL with
SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY. A first look at a file:

  pnpm import-salaries ai-jobs salaries.csv --edition 2025-01-19 --dry-run`;

/**
 * Reads the parameters; null: help was asked for.
 * @throws ImportUsageError saying what to type instead.
 */
export function readArguments(parameters: readonly string[]): ImportArguments | null {
  const { values, positionals } = parse(parameters);
  if (values.help === true || (positionals.length === 0 && parameters.length === 0)) return null;
  const [name = '', file, ...rest] = positionals;
  const importer = IMPORTERS.find((candidate) => candidate.name === name);
  if (importer === undefined) {
    throw new ImportUsageError(
      `There is no source "${name}": use one of ${IMPORTERS.map((one) => one.name).join(', ')}.`,
    );
  }
  if (file === undefined) throw new ImportUsageError('Name the file to import.');
  if (rest.length > 0)
    throw new ImportUsageError(`One file at a time: what is "${rest.join(' ')}"?`);
  const { edition, retrieved } = values;
  if (edition === undefined) {
    throw new ImportUsageError(`Say which edition it is: --edition ${importer.edition.example}.`);
  }
  if (!importer.edition.form.test(edition)) {
    throw new ImportUsageError(
      `The edition "${edition}" is not named as those of ${name}: such as ${importer.edition.example}.`,
    );
  }
  if (retrieved !== undefined && !isDay(retrieved)) {
    throw new ImportUsageError(`--retrieved is "${retrieved}", expected a day such as 2026-11-21.`);
  }
  return {
    ...{ importer, file, edition, retrieved, report: values.report },
    isDryRun: values['dry-run'] === true,
    isConfirmed: values.yes === true,
    takesOlder: values.older === true,
  };
}

function parse(parameters: readonly string[]) {
  try {
    return parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: {
        edition: { type: 'string' },
        retrieved: { type: 'string' },
        report: { type: 'string' },
        'dry-run': { type: 'boolean' },
        yes: { type: 'boolean' },
        older: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    // Node's own words name the option.
    throw new ImportUsageError(error instanceof Error ? error.message : String(error));
  }
}

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().slice(0, 10) === text;
}
