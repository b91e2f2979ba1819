import { z } from 'zod';
import type { KeyScope } from './keys/key-scope.ts';
import type { ReleaseStore } from './release-store.ts';
import { readSigned, writeSigned } from './signed-file.ts';

/** Folder of all deltas. */
export const DELTA_FOLDER = 'deltas';

/** A browser file whose URL names its content. */
export interface DeltaTarget {
  app: string;
  /** Below `client/`. */
  file: string;
}

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const deltaSchema = z.strictObject({
  /** SHA-256 of the earlier file that the delta is made from, hex. */
  dictionary: sha256,
  /** SHA-256 of the delta's bytes, hex. */
  hash: sha256,
  /** Of the delta. */
  bytes: z.number().int().positive(),
});

/** The deltas of a file, each from one earlier version. Signed, because previews and releases share the store. */
const indexSchema = z.strictObject({
  schema: z.literal(1),
  app: z.string(),
  file: z.string(),
  deltas: z.array(deltaSchema).readonly(),
});

export type Delta = z.infer<typeof deltaSchema>;

/** Key of a delta, which is in the format of the content coding `dcz` (RFC 9842). */
export function deltaKey({ app, file }: DeltaTarget, dictionary: string): string {
  return `${DELTA_FOLDER}/${app}/${file}/${dictionary}.dcz`;
}

function indexKey({ app, file }: DeltaTarget): string {
  return `${DELTA_FOLDER}/${app}/${file}/index.json`;
}

/** Signs which deltas a file has. They have to be in the store. Throws `NoSigningKeyError`. */
export async function writeDeltaIndex(
  store: ReleaseStore,
  target: DeltaTarget,
  deltas: readonly Delta[],
): Promise<void> {
  const file = { kind: 'deltas', schema: indexSchema, scope: 'previews' } as const;
  await writeSigned(store, indexKey(target), file, { schema: 1, ...target, deltas });
}

/** The deltas of a file; null where none were made, or by no key that is trusted in the scope. */
export async function readDeltaIndex(
  store: ReleaseStore,
  target: DeltaTarget,
  scope: KeyScope,
): Promise<readonly Delta[] | null> {
  const file = { kind: 'deltas', schema: indexSchema, scope } as const;
  const read = await readSigned(store, indexKey(target), file);
  if (read === null || 'reason' in read) return null;
  const { app, file: name, deltas } = read.facts;
  return app === target.app && name === target.file ? deltas : null;
}
