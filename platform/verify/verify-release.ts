import { join } from 'node:path';
import { z } from 'zod';
import { manifestSchema, type Manifest } from '@talent/artifact/manifest';
import { sourceOf, type Provenance } from '@talent/artifact/provenance';
import { listArtifactFiles, readArtifact } from '@talent/artifact/read-artifact';
import { compareFiles } from '../gateway/live/version-health.ts';
import { channelName } from '../registry/release.ts';
import { readPublication } from '../registry/publication.ts';
import { listChannels, readLatest } from '../registry/registry.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { describeSource, sourceKind } from '../release/read-origins.ts';
import { readPublishedManifest } from '../store/published-artifacts.ts';
import { hasCommit, withCheckout } from './checkout.ts';

/** As they were named, also where there is no such version. */
const subject = { app: z.string(), version: z.string(), liveOn: z.array(channelName) };
const commit = z.string().describe('that it claims to be built from');

/** A file that is not the same on both sides. */
const fileSchema = z.strictObject({
  path: z.string(),
  difference: z
    .enum(['changed', 'only-published', 'only-built', 'damaged'])
    .describe('damaged: the store no longer holds what was published'),
});

/** The comparison of a published version with a second build of its commit. */
export const verifyResult = z.discriminatedUnion('status', [
  z.strictObject({
    ...subject,
    status: z.literal('same'),
    commit,
    files: z.number().int().describe('number of files that were compared'),
  }),
  z.strictObject({
    ...subject,
    status: z.literal('differs'),
    commit,
    built: z.string().describe('version of the second build'),
    files: z.array(fileSchema),
    tools: z
      .array(z.string())
      .describe('tools of another version here, such as "node 24.1.0, here 24.2.0"'),
  }),
  z.strictObject({ ...subject, status: z.literal('cannot-say'), reason: z.string() }),
]);

export type FileDifference = z.infer<typeof fileSchema>;
export type Verdict = z.infer<typeof verifyResult>;

/**
 * Builds the commit of a published version again and compares every file. The store's files are compared with the signed
 * manifest too, so that `same` is about the bytes that visitors get.
 * @param options.build installs and builds the app in a checkout
 * @throws `rebuild`, DamagedArtifactError
 */
export async function verifyRelease(options: {
  store: ReleaseStore;
  /** Repository with the commit. */
  root: string;
  app: string;
  version: string;
  build: (checkout: string, app: string) => Promise<void>;
}): Promise<Verdict> {
  const { store, root, app, version, build } = options;
  const { liveOn, hash, provenance } = await readClaims(store, app, version);
  const of = { app, version, liveOn };
  const cannotSay = (reason: string): Verdict => ({ ...of, status: 'cannot-say', reason });
  if (hash === null) return cannotSay('no trusted key has published or released it');
  const published = await readPublishedManifest(store, app, version, hash);
  if (published === null) return cannotSay('it is not in the store');
  const commit = provenance && sourceOf(provenance)?.digest.gitCommit;
  // Other files were built than those of the commit, or nobody knows which.
  if (!commit || sourceKind(provenance) !== 'clean') return cannotSay(describeSource(provenance));
  if (!(await hasCommit(root, commit))) {
    return cannotSay(`commit ${commit} is not in this repository: fetch it first`);
  }
  const rebuilt = await withCheckout(root, commit, async (checkout) => {
    await build(checkout, app);
    const { manifest, provenance: again } = await readArtifact(join(checkout, app, 'dist'));
    const files = await listArtifactFiles(join(checkout, app, 'dist'));
    return { version: manifestSchema.parse(manifest).version, files, provenance: again };
  });
  const { damaged } = await compareFiles(store, published, Object.keys(published.files));
  const files: FileDifference[] = [
    ...damaged.map(({ path }) => ({ path, difference: 'damaged' as const })),
    ...differences(published.files, rebuilt.files),
  ];
  if (files.length === 0 && rebuilt.version === version) {
    return { ...of, status: 'same', commit, files: Object.keys(published.files).length };
  }
  const tools = toolDifferences(provenance, rebuilt.provenance);
  return { ...of, status: 'differs', commit, built: rebuilt.version, files, tools };
}

/** Signed statement about a version. Releases come first, because visitors get them. */
async function readClaims(store: ReleaseStore, app: string, version: string) {
  const liveOn: string[] = [];
  let hash: string | null = null;
  for (const channel of await listChannels(store)) {
    const { release } = await readLatest(store, channel);
    if (release?.apps[app] !== version) continue;
    liveOn.push(channel);
    hash ??= release.manifests[app] ?? null;
  }
  const publication =
    (await readPublication(store, app, version, 'visitors')) ??
    (await readPublication(store, app, version, 'previews'));
  hash ??= publication?.manifest ?? null;
  const provenance = publication?.manifest === hash ? publication?.provenance : null;
  return { liveOn, hash, provenance: provenance ?? null };
}

function differences(published: Manifest['files'], built: Manifest['files']): FileDifference[] {
  const paths = [...new Set([...Object.keys(published), ...Object.keys(built)])].sort();
  return paths.flatMap((path): FileDifference[] => {
    const [was, is] = [published[path]?.integrity, built[path]?.integrity];
    if (was === is) return [];
    if (is === undefined) return [{ path, difference: 'only-published' }];
    return [{ path, difference: was === undefined ? 'only-built' : 'changed' }];
  });
}

function toolDifferences(published: Provenance | null, built: Provenance | null): string[] {
  const was = published?.predicate.runDetails.builder.version ?? {};
  const is = built?.predicate.runDetails.builder.version ?? {};
  return Object.entries(was).flatMap(([tool, version]) =>
    is[tool] === version ? [] : [`${tool} ${version}, here ${is[tool] ?? 'none'}`],
  );
}
