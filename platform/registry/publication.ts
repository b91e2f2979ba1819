import { z } from 'zod';
import { integrity } from '@talent/artifact/manifest';
import { artifactKey } from '../store/published-artifacts.ts';
import type { KeyScope } from './keys/key-scope.ts';
import type { ReleaseStore } from './release-store.ts';
import { signatureSchema } from './trust.ts';

/**
 * Says who published a version. The store is shared by previews and releases, so that the files of a version say
 * nothing of who put them there: the key of this signature does.
 */
const publicationSchema = z.strictObject({
  schema: z.literal(1),
  app: z.string(),
  version: z.string(),
  /** SHA-384 of the bytes of `manifest.json`, and through it of every file. */
  manifest: integrity,
  signature: signatureSchema,
});

/** Signs that this process has published a version with this manifest. Throws `NoSigningKeyError`. */
export async function writePublication(
  store: ReleaseStore,
  app: string,
  version: string,
  manifest: string,
): Promise<void> {
  const facts = { schema: 1 as const, app, version, manifest };
  const signature = await store.trust.sign('artifact', facts, 'previews');
  const body = `${JSON.stringify({ ...facts, signature }, null, 2)}\n`;
  await store.write(publicationKey(app, version), body);
}

/**
 * SHA-384 of the manifest that a version was published with by a key which is trusted in the scope; null where nobody
 * with such a key has published it.
 */
export async function readPublication(
  store: ReleaseStore,
  app: string,
  version: string,
  scope: KeyScope,
): Promise<string | null> {
  const file = await store.read(publicationKey(app, version));
  if (file === null) return null;
  const parsed = publicationSchema.safeParse(jsonOf(file.body));
  if (!parsed.success) return null;
  const { signature, ...facts } = parsed.data;
  if (facts.app !== app || facts.version !== version) return null;
  const doubt = await store.trust.doubt('artifact', facts, signature, scope);
  return doubt === null ? facts.manifest : null;
}

function publicationKey(app: string, version: string): string {
  return artifactKey(app, version, 'publication.json');
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}
