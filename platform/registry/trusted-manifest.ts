import {
  artifactKey,
  DamagedArtifactError,
  orNull,
  parseManifest,
} from '../store/published-artifacts.ts';
import type { Manifest } from '@talent/artifact/manifest';
import { sha384Integrity } from '@talent/artifact/hash';
import { canonicalJson } from '@talent/artifact/canonical-json';
import { scopeOf, type KeyScope } from './keys/key-scope.ts';
import { untrustedVersionError } from './keys/key-errors.ts';
import { readPublication } from './publication.ts';
import { history, listChannels, readLatest } from './registry.ts';
import type { ReleaseStore } from './release-store.ts';
import type { Release } from './release.ts';

/** A manifest in the store and its present hash. */
export interface FoundManifest {
  app: string;
  version: string;
  /** SHA-384 of its bytes. */
  hash: string;
}

/**
 * Whether a manifest was published by a key of the scope, or named by a release of one of its channels. The channel counts and not the key
 * of its release: the release key may also release a preview's build to a preview, which says nothing about visitors.
 */
export async function isTrustedManifest(
  store: ReleaseStore,
  { app, version, hash }: FoundManifest,
  scope: KeyScope,
): Promise<boolean> {
  if ((await readPublication(store, app, version, scope))?.manifest === hash) return true;
  const names = (release: Release | null): boolean =>
    release?.apps[app] === version && release.manifests[app] === hash;
  const channels = await trustedChannels(store, scope);
  for (const channel of channels) {
    if (names((await readLatest(store, channel)).release)) return true;
  }
  for (const channel of channels) {
    if ((await history(store, channel)).some(names)) return true;
  }
  return false;
}

/** The manifest of a version in the store, with its present hash; null where there is none. Throws `DamagedArtifactError`. */
export async function findManifest(
  store: ReleaseStore,
  app: string,
  version: string,
): Promise<(FoundManifest & { manifest: Manifest }) | null> {
  const file = await store.read(artifactKey(app, version, 'manifest.json'));
  if (file === null) return null;
  const manifest = parseManifest(app, version, file.body);
  return { app, version, hash: await sha384Integrity(file.body), manifest };
}

/** The manifest of a published version; null where it is damaged, or not trusted in the scope. */
export async function readTrustedManifest(
  store: ReleaseStore,
  app: string,
  version: string,
  scope: KeyScope,
): Promise<Manifest | null> {
  const found = await findManifest(store, app, version).catch(orNull);
  return found && (await isTrustedManifest(store, found, scope)) ? found.manifest : null;
}

/** Refuses a manifest that is not the stored one, or not trusted in the scope. Throws `version-untrusted`, `DamagedArtifactError`. */
export async function assertTrusted(
  store: ReleaseStore,
  manifest: Manifest,
  scope: KeyScope,
): Promise<void> {
  const { name: app, version } = manifest;
  const key = artifactKey(app, version, 'manifest.json');
  const found = await findManifest(store, app, version);
  if (found === null) throw new DamagedArtifactError(key, 'it is gone');
  if (canonicalJson(found.manifest) !== canonicalJson(manifest)) {
    throw new DamagedArtifactError(key, 'it is not the one that was read before');
  }
  if (await isTrustedManifest(store, found, scope)) return;
  throw untrustedVersionError(app, version, scope);
}

/** Channels whose releases count in a scope: for visitors, only the channels that visitors get. */
async function trustedChannels(store: ReleaseStore, scope: KeyScope): Promise<string[]> {
  const channels = await listChannels(store);
  return channels.filter((channel) => scope === 'previews' || scopeOf(channel) === 'visitors');
}
