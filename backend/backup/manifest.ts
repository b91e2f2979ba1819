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
  /** Size of the file, bytes. */
  size: z.number(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Number of files in it, and the bytes of their content. */
  files: z.number(),
  content: z.number(),
});

const manifestSchema = z.strictObject({
  format: z.literal(1),
  /** Time at which the copy of the database was complete. It holds everything acknowledged before. */
  at: z.iso.datetime(),
  /** Duration, ms. */
  took: z.number(),
  isEncrypted: z.boolean(),
  database: z.strictObject({
    /** Version of the server, such as `18.4`. Another major version cannot read the copy. */
    version: z.string(),
    /** The newest migration. */
    migration: z.string().nullable(),
    /** Positions in the write-ahead log. */
    start: z.string(),
    stop: z.string(),
    timeline: z.number(),
    /** Range of rows in each table, counted shortly before and after the end of the copy. */
    rows: z.record(z.string(), z.tuple([z.number(), z.number()])),
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
