import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { RestoreError } from './backup-errors.ts';

/** The parts of a backup: each is a file of its own, so that keys can be kept elsewhere. */
export const PARTS = ['database', 'files', 'store', 'keys'] as const;
export type PartName = (typeof PARTS)[number];

/** File that makes a folder a backup. */
export const MANIFEST = 'manifest.json';

const partSchema = z.strictObject({
  file: z.string().regex(/^[a-z]+\.tar\.zst(\.age)?$/),
  /** Of the file, bytes. */
  size: z.number(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Files in it, and the bytes of their content. */
  files: z.number(),
  content: z.number(),
});

const manifestSchema = z.strictObject({
  format: z.literal(1),
  /** When the copy of the database was complete: everything acknowledged before is in it. */
  at: z.iso.datetime(),
  /** How long it took, ms. */
  took: z.number(),
  isEncrypted: z.boolean(),
  database: z.strictObject({
    /** Of the server, such as `18.4`. Another major version cannot read the copy. */
    version: z.string(),
    /** The newest migration in it. */
    migration: z.string().nullable(),
    /** Positions in the write-ahead log. */
    start: z.string(),
    stop: z.string(),
    timeline: z.number(),
    /** Rows of each table shortly before the end of the copy and shortly after it. */
    rows: z.record(z.string(), z.tuple([z.number(), z.number()])),
  }),
  parts: z.partialRecord(z.enum(PARTS), partSchema),
});

/** What `manifest.json` of a backup says. */
export type Manifest = z.infer<typeof manifestSchema>;

/**
 * Reads the manifest of a backup's folder.
 * @throws RestoreError where there is none, or none of this format
 */
export async function readManifest(folder: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(join(folder, MANIFEST), 'utf8');
  } catch (error) {
    throw new RestoreError(`${folder} is no backup: it has no ${MANIFEST} that can be read.`, {
      cause: error,
    });
  }
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new RestoreError(
    `${join(folder, MANIFEST)} is damaged, or was written by another version of this site. ` +
      'Restore with the commit that made the backup, or take another backup.',
    { cause: parsed.error },
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
