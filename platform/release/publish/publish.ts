import { sourceMapPath, MAPS_FOLDER } from '@talent/artifact/source-maps';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FittingFacts } from '@talent/artifact/app-facts';
import { artifactProblems } from '@talent/artifact/checks/artifact-problems';
import { ManifestRefusedError, problem, type Problem } from '@talent/artifact/problem';
import { integrityOf } from '@talent/artifact/integrity';
import { manifestSchema, type Manifest } from '@talent/artifact/manifest';
import { artifactKey, orNull, readSoundManifest } from '../../store/published-artifacts.ts';
import { describesFiles, type Provenance } from '@talent/artifact/provenance';
import { readArtifact, type ReadArtifact } from '@talent/artifact/read-artifact';
import { RESERVED_PATHS } from '@talent/artifact/reserved-paths';
import { sha384Integrity } from '@talent/artifact/hash';
import { NoSigningKeyError } from '../../registry/keys/key-errors.ts';
import type { KeyScope } from '../../registry/keys/key-scope.ts';
import { writePublication } from '../../registry/publication.ts';
import { readFacts, signedFactsOf } from '../../registry/signed-facts.ts';
import { writeContentNotes } from '../../store/content-versions.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { findManifest, isTrustedManifest } from '../../registry/trusted-manifest.ts';
import { makeDeltas } from '../deltas/make-deltas.ts';
import { contentNameProblems, contentProblems } from './content-problems.ts';
import { noteProvenance } from './note-provenance.ts';
import { keepFromPrune } from '../../registry/reservations.ts';
import { releaseBasis, type ReleaseBasis } from '../plan/release-basis.ts';

/** `unchanged`: a key with at least the same rights has published that version before; nothing was written. */
export interface PublishResult {
  status: 'published' | 'unchanged';
  manifest: Manifest;
  /** Source of the version according to its publication; null without one. */
  provenance: Provenance | null;
}

interface Planned extends PublishResult {
  folder: string;
  /** SHA-384 of the published manifest; null: the version is published now. */
  hash: string | null;
}

/** Called after each copied file of an artifact. */
export type OnFile = (done: number, total: number) => void;

interface PublishTarget {
  store: ReleaseStore;
  /** The channel whose live apps the artifact must fit. */
  channel: string;
}

/**
 * Publishes the artifact in `folder` (an app's `dist`). Safe to repeat: the manifest is written last, so that an
 * interrupted attempt does not count.
 * @throws ManifestRefusedError with every problem; nothing was written
 * @throws ArtifactUnreadableError where the app is not built
 * @throws NoSigningKeyError: a publication is signed, so that a release can trust it
 */
export async function publishArtifact(
  options: PublishTarget & { folder: string; onFile?: OnFile },
): Promise<PublishResult> {
  const [result] = await publishArtifacts({ ...options, folders: [options.folder] });
  if (result === undefined) throw new TypeError('publishing one folder gives one result');
  return result;
}

/**
 * Publishes several artifacts that may depend on each other, such as an app that takes over a path of another one. Each is
 * checked against the live apps with the other artifacts in place, and all are checked before the first is written.
 * Errors as `publishArtifact`.
 */
export async function publishArtifacts({
  store,
  channel,
  folders,
  onFile = () => undefined,
}: PublishTarget & { folders: readonly string[]; onFile?: OnFile }): Promise<PublishResult[]> {
  const { signs } = store.trust;
  if (signs === null) throw new NoSigningKeyError();
  const artifacts: ReadArtifact[] = [];
  for (const folder of folders) artifacts.push(await readArtifact(folder));
  const together = artifacts.flatMap(
    ({ manifest }) => manifestSchema.safeParse(manifest).data ?? [],
  );
  const basis = await releaseBasis(store, channel);
  const live = await liveBeside(store, basis, together);

  const planned: Planned[] = [];
  const refused: { folder: string; problems: Problem[] }[] = [];
  for (const artifact of artifacts) {
    const problems = artifactProblems({ ...artifact, live, reservedPaths: RESERVED_PATHS });
    const { data: manifest } = manifestSchema.safeParse(artifact.manifest);
    if (manifest !== undefined) {
      const { folder, provenance } = artifact;
      const { name } = manifest;
      const same = await readSameVersion(store, manifest, signs);
      // A version that only a lesser key has published is written and signed again, as it was built here: otherwise that key
      // could plant a manifest beside the right files, or block a release by taking its version.
      const published = same?.isTrusted === true ? same : null;
      if (published !== null) {
        // It has passed the checks of the content.
        problems.push(...takenProblems(manifest, published.manifest));
      } else {
        const live = basis.apps[name];
        const before = live === undefined ? null : await readSoundManifest(store, name, live);
        problems.push(...(await contentProblems(folder, manifest, before)));
        problems.push(...(await contentNameProblems(store, manifest, signs)));
      }
      problems.push(...provenanceProblems(manifest, provenance));
      const status = published === null ? 'published' : 'unchanged';
      planned.push({ status, manifest, provenance, folder, hash: published?.hash ?? null });
    }
    if (problems.length > 0) refused.push({ folder: artifact.folder, problems });
  }
  if (refused.length > 0) throw refusalOf(refused);
  const written = planned.filter(({ status }) => status === 'published');
  const versions = written.map(({ manifest: { name, version } }) => `${name}@${version}`);
  await keepFromPrune(store, versions, async () => {
    for (const one of written) await copyArtifact(store, one, onFile);
  });
  return Promise.all(
    planned.map(async ({ status, manifest, provenance: built, hash }) => {
      const { name: app, version } = manifest;
      const provenance =
        hash === null ? built : await noteProvenance(store, { app, version, hash }, built);
      return { status, manifest, provenance };
    }),
  );
}

function refusalOf(
  refused: readonly { folder: string; problems: Problem[] }[],
): ManifestRefusedError {
  const [only] = refused;
  if (only !== undefined && refused.length === 1)
    return new ManifestRefusedError(only.folder, only.problems);
  return new ManifestRefusedError(
    refused.map(({ folder }) => folder).join(', '),
    refused.flatMap(({ folder, problems }) =>
      problems.map(({ rule, message }) => ({ rule, message: `${folder}: ${message}` })),
    ),
  );
}

async function liveBeside(
  store: ReleaseStore,
  { apps, source }: ReleaseBasis,
  together: readonly Manifest[],
): Promise<FittingFacts[]> {
  const replaced = new Set(together.map(({ name }) => name));
  const kept = Object.fromEntries(Object.entries(apps).filter(([app]) => !replaced.has(app)));
  return [...(await readFacts(store, kept, signedFactsOf(source))), ...together];
}

/**
 * The published artifact of the same version, and whether it is trusted in the scope of this process's key. A damaged one
 * counts as none: publishing again repairs it.
 */
async function readSameVersion(store: ReleaseStore, { name, version }: Manifest, signs: KeyScope) {
  const found = await findManifest(store, name, version).catch(orNull);
  return found && { ...found, isTrusted: await isTrustedManifest(store, found, signs) };
}

/** Published files never change: another build under the same version would mix the two in caches. */
function takenProblems(manifest: Manifest, published: Manifest): Problem[] {
  const files = (of: Manifest) =>
    JSON.stringify(Object.entries(of.files).sort(([a], [b]) => (a < b ? -1 : 1)));
  if (files(manifest) === files(published)) return [];
  const message = `${manifest.name}@${manifest.version} is published with other files: build again to get a version of its own`;
  return [problem('version-taken', message)];
}

function provenanceProblems(manifest: Manifest, provenance: Provenance | null): Problem[] {
  if (provenance === null || describesFiles(provenance, manifest)) return [];
  const message = `provenance.json is not about the files of ${manifest.name}@${manifest.version}: build again`;
  return [problem('provenance-mismatch', message)];
}

async function copyArtifact(
  store: ReleaseStore,
  { folder, manifest, provenance }: Planned,
  onFile: OnFile,
): Promise<void> {
  const key = (path: string) => artifactKey(manifest.name, manifest.version, path);
  const files = Object.entries(manifest.files);
  for (const [index, [path, { integrity }]] of files.entries()) {
    const body = await readFile(join(folder, path));
    // A build may have run since the checks: the manifest must not be published with other bytes.
    if (integrityOf(body) !== integrity) {
      throw new ManifestRefusedError(folder, [
        problem(
          'file-hash',
          `${path} was changed while it was published: let the build end and publish again`,
        ),
      ]);
    }
    await store.write(key(path), body);
    onFile(index + 1, files.length);
  }
  await copySourceMaps(store, folder, manifest);
  await writeContentNotes(store, manifest);
  await makeDeltas(store, folder, manifest);
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  const hash = await sha384Integrity(new TextEncoder().encode(text));
  await writePublication(store, manifest.name, manifest.version, { manifest: hash, provenance });
  await store.write(key('manifest.json'), text);
}

/**
 * Puts the maps of an artifact's scripts beside its files, where a prune finds them. Nothing serves them. Files of other names are left
 * out.
 */
async function copySourceMaps(
  store: ReleaseStore,
  folder: string,
  { name, version, files }: Manifest,
): Promise<void> {
  const maps = await readdir(join(folder, MAPS_FOLDER)).catch(() => []);
  for (const file of maps.filter((one) => one.endsWith('.js.map'))) {
    const script = file.replace(/\.map$/, '');
    if (!Object.hasOwn(files, `client/${script}`)) continue;
    const body = await readFile(join(folder, MAPS_FOLDER, file));
    await store.write(artifactKey(name, version, sourceMapPath(script)), body);
  }
}
