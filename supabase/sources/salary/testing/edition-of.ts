import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { EditionFigures, Importer } from '../edition/importer.ts';
import { readEdition, type SalaryEdition } from '../edition/read-edition.ts';

/** The text of a hand-made source file. */
export function fixtureOf(importer: Pick<Importer, 'files'>): string {
  return readFileSync(join(import.meta.dirname, '../fixtures', importer.files?.[0] ?? ''), 'utf8');
}

/** Reads a text as the source file of an importer. */
export async function editionOf<Row, Figures extends EditionFigures>(
  importer: Importer<Row, Figures>,
  text: string = fixtureOf(importer),
  edition: string = importer.seedEdition,
): Promise<SalaryEdition<Figures>> {
  const folder = mkdtempSync(join(tmpdir(), 'talent-edition-'));
  try {
    const path = join(folder, basename(importer.files?.[0] ?? 'file.csv'));
    writeFileSync(path, text);
    return await readEdition(importer, [path], { edition, retrieved: '2026-11-21' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
