import type { Manifest } from '@talent/artifact/manifest';
import {
  artifactKey,
  DamagedArtifactError,
  readPublishedManifest,
} from '../../store/published-artifacts.ts';
import type { Store } from '../../store/store.ts';
import type { SignedVersion } from './replacement.ts';
import type { ArtifactCheck, DamagedFile } from '@talent/api/platform/platform-status';
import { describeError } from '../log/log.ts';
import { sha384Integrity } from '@talent/artifact/hash';

export type VersionHealth = ReturnType<typeof createVersionHealth>;

const VERIFIED_FOR_MS = 60_000;

/** Known damage of released versions. When the store cannot be reached, the methods reject and the known state stays. */
export function createVersionHealth(
  store: Store,
  now: () => Date,
  verifiedForMs = VERIFIED_FOR_MS,
) {
  const damaged = new Map<string, string>();
  const verified = new Map<string, number>();

  async function findDamage({ app, version, manifest: hash }: SignedVersion) {
    try {
      const manifest = await readPublishedManifest(store, app, version, hash);
      if (manifest === null) return 'manifest.json is missing';
      const found = await compareFiles(store, manifest, clientFiles(manifest));
      return describeFiles(found.damaged.map(({ path, problem }) => `${path} is ${problem}`));
    } catch (error) {
      if (error instanceof DamagedArtifactError) return error.message;
      throw error;
    }
  }

  return {
    damageOf: (version: SignedVersion) => damaged.get(keyOf(version)) ?? null,
    /** Checks by name alone, with one listing of the store, that all files of a manifest exist. */
    async checkNames(version: SignedVersion, manifest: Manifest): Promise<void> {
      const keyFor = (path: string) => artifactKey(version.app, version.version, path);
      const present = new Set(await store.list(keyFor('').slice(0, -1)));
      const missing = ['manifest.json', ...clientFiles(manifest)].filter(
        (path) => !present.has(keyFor(path)),
      );
      const damage = describeFiles(missing.map((path) => `${path} is missing`));
      if (damage !== null) damaged.set(keyOf(version), damage);
    },
    /** Compares the manifest with its signed hash, and every browser file with the manifest. */
    async verify(version: SignedVersion): Promise<void> {
      const damage = await findDamage(version);
      verified.set(keyOf(version), now().getTime());
      if (damage === null) damaged.delete(keyOf(version));
      else damaged.set(keyOf(version), damage);
    },
    isVerified: (version: SignedVersion) =>
      now().getTime() - (verified.get(keyOf(version)) ?? 0) < verifiedForMs,
    report: (version: SignedVersion, reason: string) => void damaged.set(keyOf(version), reason),
  };
}

function clientFiles({ files }: Manifest): string[] {
  return Object.keys(files).filter((path) => path.startsWith('client/'));
}

function describeFiles([first, ...others]: readonly string[]): string | null {
  if (first === undefined) return null;
  return others.length === 0 ? first : `${first}, and ${others.length} more`;
}

function keyOf({ app, version, manifest }: SignedVersion): string {
  return `${app}@${version} ${manifest}`;
}

/**
 * Compares every file of released apps (app -> version) with its manifest, one at a time, so that visitors are still served.
 * @param readManifest reads past every cache, so that a damaged manifest shows
 */
export async function verifyArtifacts(
  store: Store,
  apps: Readonly<Record<string, string>>,
  readManifest: (app: string, version: string) => Promise<Manifest | null>,
): Promise<ArtifactCheck[]> {
  const checks: ArtifactCheck[] = [];
  for (const [app, version] of Object.entries(apps).sort(([a], [b]) => (a < b ? -1 : 1))) {
    try {
      const manifest = await readManifest(app, version);
      if (manifest === null) throw new Error('manifest.json is missing');
      const compared = await compareFiles(store, manifest, Object.keys(manifest.files));
      checks.push({ app, version, status: 'checked', ...compared });
    } catch (error) {
      checks.push({ app, version, status: 'unreadable', reason: describeError(error) });
    }
  }
  return checks;
}

/** Compares files of a released version with its manifest, one at a time. */
export async function compareFiles(
  store: Store,
  { name: app, version, files: listed }: Manifest,
  paths: readonly string[],
): Promise<{ files: number; bytes: number; damaged: DamagedFile[] }> {
  const damaged: DamagedFile[] = [];
  let bytes = 0;
  for (const path of paths) {
    const file = await store.read(artifactKey(app, version, path));
    bytes += file?.body.byteLength ?? 0;
    if (file === null) damaged.push({ path, problem: 'missing' });
    else if ((await sha384Integrity(file.body)) !== listed[path]?.integrity)
      damaged.push({ path, problem: 'changed' });
  }
  return { files: paths.length, bytes, damaged };
}
