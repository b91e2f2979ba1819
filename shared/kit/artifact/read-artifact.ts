import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ArtifactListing } from './checks/file-problems.ts';
import { isSourceMap } from './source-maps.ts';
import { integrityOf } from './integrity.ts';
import { PROVENANCE_FILE, provenanceSchema, type Provenance } from './provenance.ts';

/** An artifact in a folder, unchecked. */
export interface ReadArtifact {
  folder: string;
  manifest: unknown;
  listing: ArtifactListing;
  /** The statement of the build; null: there is none, or none that can be read. */
  provenance: Provenance | null;
}

/** There is no artifact to read: the app was not built, or its build was interrupted. */
export class ArtifactUnreadableError extends Error {
  readonly code = 'artifact-unreadable';

  constructor(folder: string, reason: string, cause: unknown) {
    super(
      `${folder} holds no artifact (${reason}): build the app first, with "pnpm build" in its folder`,
      { cause },
    );
    this.name = 'ArtifactUnreadableError';
  }
}

/**
 * Reads `manifest.json` and hashes every other file of an artifact folder.
 *
 * @throws ArtifactUnreadableError where there is no manifest, or one that is not JSON
 */
export async function readArtifact(folder: string): Promise<ReadArtifact> {
  return {
    folder,
    manifest: await readManifest(folder),
    listing: await listArtifactFiles(folder),
    provenance: await readProvenance(folder),
  };
}

/** Size and hash of every file of an artifact folder but its manifest, statement and source maps, by forward-slash path. */
export async function listArtifactFiles(folder: string): Promise<ArtifactListing> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== 'manifest.json' && path !== PROVENANCE_FILE && !isSourceMap(path))
    .sort();
  const listing: ArtifactListing = {};
  for (const path of paths) {
    const body = await readFile(join(folder, path));
    listing[path] = { size: body.length, integrity: integrityOf(body) };
  }
  return listing;
}

/** The scripts for browsers among the files of an artifact: path -> text. */
export async function readScripts(
  folder: string,
  paths: readonly string[],
): Promise<Record<string, string>> {
  const scripts = paths.filter((path) => /^client\/.*\.m?js$/.test(path));
  const read = scripts.map(async (path) => [path, await readFile(join(folder, path), 'utf8')]);
  return Object.fromEntries((await Promise.all(read)) as [string, string][]);
}

async function readManifest(folder: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(join(folder, 'manifest.json'), 'utf8');
  } catch (error) {
    throw new ArtifactUnreadableError(folder, 'manifest.json is missing', error);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ArtifactUnreadableError(folder, 'manifest.json is not JSON', error);
  }
}

async function readProvenance(folder: string): Promise<Provenance | null> {
  try {
    return provenanceSchema.parse(
      JSON.parse(await readFile(join(folder, PROVENANCE_FILE), 'utf8')),
    );
  } catch {
    return null;
  }
}
