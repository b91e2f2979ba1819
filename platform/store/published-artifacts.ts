import { KnownError } from '@talent/node/terminal/known-error';
import { z } from 'zod';
import { sha384Integrity } from '@talent/artifact/hash';
import type { Store } from './store.ts';
import { manifestSchema, type Manifest } from '@talent/artifact/manifest';

interface PublishedVersion {
  version: string;
  publishedAt: Date;
}

/** A manifest in the store that cannot be used, because something else has changed the store. */
export class DamagedArtifactError extends KnownError {
  constructor(key: string, reason: string) {
    super(
      'artifact-damaged',
      `${key} is damaged (${reason}): publish that version again, from the commit that it was built from`,
    );
  }
}

/** Key of a file of an artifact. `manifest.json` marks the artifact as complete. */
export function artifactKey(app: string, version: string, path: string): string {
  return `artifacts/${app}/${version}/${path}`;
}

/**
 * Manifest of a published artifact, null where that version is not published.
 * @param signed SHA-384 of the signed manifest; absent: any manifest of that version is accepted
 * @throws DamagedArtifactError
 */
export async function readPublishedManifest(
  store: Store,
  app: string,
  version: string,
  signed?: string,
): Promise<Manifest | null> {
  const key = artifactKey(app, version, 'manifest.json');
  const file = await store.read(key);
  if (file === null) return null;
  if (signed !== undefined && (await sha384Integrity(file.body)) !== signed) {
    throw new DamagedArtifactError(key, 'it is not the one that was signed');
  }
  return parseManifest(app, version, file.body);
}

/** The same; null where the manifest is damaged too: what only shows facts must work when something is broken. */
export async function readSoundManifest(
  ...wanted: Parameters<typeof readPublishedManifest>
): Promise<Manifest | null> {
  return readPublishedManifest(...wanted).catch(orNull);
}

/** Null in place of a damaged artifact; throws any other error again. */
export function orNull(error: unknown): null {
  if (error instanceof DamagedArtifactError) return null;
  throw error;
}

/** The manifest that a file of the store holds. Throws `DamagedArtifactError` where it is not one of that version. */
export function parseManifest(app: string, version: string, body: Uint8Array): Manifest {
  const key = artifactKey(app, version, 'manifest.json');
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new DamagedArtifactError(key, 'not JSON');
  }
  const parsed = manifestSchema.safeParse(json);
  if (!parsed.success) throw new DamagedArtifactError(key, z.prettifyError(parsed.error));
  if (parsed.data.name !== app || parsed.data.version !== version) {
    throw new DamagedArtifactError(
      key,
      `it is the manifest of ${parsed.data.name}@${parsed.data.version}`,
    );
  }
  return parsed.data;
}

export async function publishedVersions(store: Store, app: string): Promise<PublishedVersion[]> {
  const keys = await store.list(`artifacts/${app}`);
  const markers = keys.filter((key) => /^artifacts\/[^/]+\/[^/]+\/manifest\.json$/.test(key));
  const versions = await Promise.all(
    markers.map(async (key) => {
      const file = await store.read(key);
      return { version: key.split('/')[2] ?? '', publishedAt: file?.modifiedAt ?? new Date(0) };
    }),
  );
  return versions.sort((left, right) => right.publishedAt.getTime() - left.publishedAt.getTime());
}

export async function publishedApps(store: Store): Promise<string[]> {
  const keys = await store.list('artifacts');
  return [
    ...new Set(
      keys.flatMap((key) => /^artifacts\/([^/]+)\/[^/]+\/manifest\.json$/.exec(key)?.[1] ?? []),
    ),
  ];
}
