import { writeFileSync } from 'node:fs';
import { createDataClient, type DataClient } from '@talent/data/client';
import { loadSalaryData } from '@talent/data/load-salary-data';
import type { ImportTarget } from '@talent/backend/running/resolve-import-target';
import { describeChanges, describeReport } from './describe-edition.ts';
import { editionChanges, type EditionChanges } from './edition-changes.ts';
import {
  ImportUsageError,
  readArguments,
  USAGE,
  type ImportArguments,
} from './import-arguments.ts';
import { importEdition } from './import-edition.ts';
import { createProgressBar, type ProgressStream } from './progress-bar.ts';
import { readEdition, type ReadProgress, type SalaryEdition } from './read-edition.ts';

/** What the command needs of its surroundings. */
export interface ImportSurroundings {
  out: (line: string) => void;
  /** Progress and trouble. */
  err: ProgressStream;
  /** Finds the database; rejects when there is none. */
  target: () => Promise<ImportTarget>;
  /** Asks a yes-or-no question; null where nobody sits at a terminal. */
  confirm: ((question: string) => Promise<boolean>) | null;
}

/** 0: done. 1: refused or failed, nothing changed. 2: called wrongly. */
export type ImportExit = 0 | 1 | 2;

/** Runs the command and says how to exit. Never throws. */
export async function runImport(
  parameters: readonly string[],
  surroundings: ImportSurroundings,
): Promise<ImportExit> {
  const { out, err } = surroundings;
  try {
    const wanted = readArguments(parameters);
    if (wanted === null) out(USAGE);
    else await importFile(wanted, surroundings);
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isKnown = 'code' in error;
    err.write(
      `${isKnown ? error.message : (error.stack ?? error.message)}\nNothing was changed.\n`,
    );
    if (!(error instanceof ImportUsageError)) return 1;
    err.write('Type "pnpm import-salaries --help" for all sources and options.\n');
    return 2;
  }
}

async function importFile(
  wanted: ImportArguments,
  { out, err, target, confirm }: ImportSurroundings,
): Promise<void> {
  const edition = await readWithProgress(wanted, err);
  out(describeReport(edition));
  const found = await findTarget(target, wanted.isDryRun);
  if ('missing' in found) {
    out(`${found.missing}\nThere was nothing to compare with, and nothing was changed.`);
    writeReport(wanted.report, edition, null);
    return;
  }
  const client = createDataClient({ url: found.url, key: found.secretKey });
  const changes = await compare(client, edition);
  out(describeChanges(changes));
  writeReport(wanted.report, edition, changes);
  if (wanted.isDryRun) return out('This was a dry run: nothing was changed.');
  if (!wanted.isConfirmed) {
    if (confirm === null) throw new ImportUsageError('Add --yes to import without being asked.');
    const answer = await confirm(`Import edition ${wanted.edition} into ${found.name}? [y/N] `);
    if (!answer) return out('Nothing was changed.');
  }
  out(await importEdition(client, edition, { takesOlder: wanted.takesOlder }));
}

async function readWithProgress(
  { importer, file, edition, retrieved }: ImportArguments,
  err: ProgressStream,
): Promise<SalaryEdition> {
  const bar = createProgressBar(err);
  let last: ReadProgress | null = null;
  try {
    return await readEdition(importer, file, {
      edition,
      retrieved,
      onProgress: (progress) => {
        last = progress;
        bar.update(progress);
      },
    });
  } finally {
    if (last !== null) bar.finish(last);
  }
}

/** A dry run is worth something without a database too. */
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
