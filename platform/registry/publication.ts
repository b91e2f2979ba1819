import { z } from 'zod';
import { integrity } from '@talent/artifact/manifest';
import { provenanceSchema, type Provenance } from '@talent/artifact/provenance';
import { artifactKey } from '../store/published-artifacts.ts';
import type { KeyScope } from './keys/key-scope.ts';
import type { ReleaseStore } from './release-store.ts';
import { readSigned, writeSigned } from './signed-file.ts';

/** Names the key that published a version: previews and releases share the store, so the files alone do not say it. */
const publicationSchema = z.strictObject({
  schema: z.literal(1),
  app: z.string(),
  version: z.string(),
  /** SHA-384 of the bytes of `manifest.json`, and through it of every file. */
  manifest: integrity,
  /** Its source; absent where the build noted none. Not among its files, because many commits give the same version. */
  provenance: provenanceSchema.optional(),
});

/** Statement of a trusted publication about a version. */
interface Publication {
  /** SHA-384 of the manifest. */
  manifest: string;
  /** Null: the publication notes none. */
  provenance: Provenance | null;
}

/** Signs that this process has published a version with this manifest. Throws `NoSigningKeyError`. */
export async function writePublication(
  store: ReleaseStore,
  app: string,
  version: string,
  { manifest, provenance }: Publication,
): Promise<void> {
  const noted = provenance === null ? {} : { provenance };
  const file = { kind: 'artifact', schema: publicationSchema, scope: 'previews' } as const;
  const facts = { schema: 1 as const, app, version, manifest, ...noted };
  await writeSigned(store, publicationKey(app, version), file, facts);
}

/** The publication of a version by a key that is trusted in the scope; null where there is none. */
export async function readPublication(
  store: ReleaseStore,
  app: string,
  version: string,
  scope: KeyScope,
): Promise<Publication | null> {
  const file = { kind: 'artifact', schema: publicationSchema, scope } as const;
  const read = await readSigned(store, publicationKey(app, version), file);
  if (read === null || 'reason' in read) return null;
  const { app: named, version: of, manifest, provenance = null } = read.facts;
  return named === app && of === version ? { manifest, provenance } : null;
}

function publicationKey(app: string, version: string): string {
  return artifactKey(app, version, 'publication.json');
}

/**
 * The source of a version, as its publication states it; null where no key of the scope has published that manifest with a statement.
 * @param manifest SHA-384 of the manifest that counts, such as that of a release
 */
export async function readProvenance(
  store: ReleaseStore,
  { app, version, manifest }: { app: string; version: string; manifest: string },
  scope: KeyScope,
): Promise<Provenance | null> {
  const publication = await readPublication(store, app, version, scope);
  return publication?.manifest === manifest ? publication.provenance : null;
}
