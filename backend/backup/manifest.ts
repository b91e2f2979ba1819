import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { RestoreError } from './backup-errors.ts';

/** The parts of a backup. Each is a file, so that keys can be kept in another place. */
export const PARTS = ['database', 'files', 'store', 'keys'] as const;
export type PartName = (typeof PARTS)[number];

/** A folder with this file is a backup. */
export const MANIFEST = 'manifest.json';

const partSchema = z.strictObject({
  file: z.string().regex(/^[a-z]+\.tar\.zst(\.age)?$/),
  size: z.number().describe('of the file, bytes'),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  files: z.number().describe('how many are in it'),
  content: z.number().describe('of these files, bytes'),
});

export const manifestSchema = z.strictObject({
  format: z.literal(1),
  at: z.iso
    .datetime()
    .describe(
      'when the copy of the database was complete: it holds everything acknowledged before; ISO 8601, UTC',
    ),
  took: z.number().describe('duration, ms'),
  isEncrypted: z.boolean(),
  database: z.strictObject({
    version: z
      .string()
      .describe('of the server, such as 18.4; another major version cannot read the copy'),
    migration: z.string().nullable().describe('the newest one'),
    start: z.string().describe('position in the write-ahead log'),
    stop: z.string().describe('position in the write-ahead log'),
    timeline: z.number(),
    rows: z
      .record(z.string(), z.tuple([z.number(), z.number()]))
      .describe(
        'table -> range of its number of rows, counted shortly before and after the end of the copy',
      ),
  }),
  parts: z.partialRecord(z.enum(PARTS), partSchema),
});

/** Content of a backup's `manifest.json`. */
export type Manifest = z.infer<typeof manifestSchema>;

/**
 * Reads the manifest of a backup's folder.
 * @throws RestoreError where it is missing, or has another format
 */
export async function readManifest(folder: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(join(folder, MANIFEST), 'utf8');
  } catch (error) {
    throw new RestoreError(`${folder} is not a backup: it has no ${MANIFEST} that can be read.`, {
      cause: error,
    });
  }
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new RestoreError(
      `${join(folder, MANIFEST)} is damaged, or was written by another version of this site. ` +
        'Restore with the commit that made the backup, or take another backup.',
      { cause },
    );
  }
}
