import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Importer } from '../edition/importer.ts';
import { readEdition, type SalaryEdition } from '../edition/read-edition.ts';

/** The text of a hand-made source file. */
export function fixtureOf(importer: Importer): string {
  return readFileSync(join(import.meta.dirname, '../fixtures', importer.file), 'utf8');
}

/** Reads a text as the source file of an importer. */
export async function editionOf(
  importer: Importer,
  text: string = fixtureOf(importer),
  edition: string = importer.seedEdition,
): Promise<SalaryEdition> {
  const folder = mkdtempSync(join(tmpdir(), 'talent-edition-'));
  try {
    const path = join(folder, importer.file);
    writeFileSync(path, text);
    return readEdition(importer, path, { edition, retrieved: '2026-11-21' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
