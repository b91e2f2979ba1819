import { z } from 'zod';
import { sha384Integrity } from '@talent/artifact/hash';
import { appName, appVersion } from '@talent/artifact/manifest';
import {
  lockOf,
  provenanceSchema,
  sourceOf,
  isClean,
  type Provenance,
} from '@talent/artifact/provenance';
import { SBOM_FILE, sbomSchema, type Sbom } from '@talent/artifact/sbom';
import { readLatest } from '../registry/registry.ts';
import { scopeOf } from '../registry/keys/key-scope.ts';
import { readProvenance } from '../registry/publication.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { artifactKey, readSoundManifest } from '../store/published-artifacts.ts';

export const sourceKindSchema = z
  .enum(['clean', 'dirty', 'unknown'])
  .describe('built from a commit, from a commit with other changes, or from unknown sources');

/** Where a live version comes from, and what is in it. */
export const originSchema = z.strictObject({
  app: appName,
  version: appVersion,
  source: sourceKindSchema,
  commit: z.string().nullable(),
  lock: z.string().nullable().describe('SHA-256 of the lock file, hexadecimal'),
  builder: z.string().nullable(),
  components: z
    .number()
    .int()
    .nullable()
    .describe('bundled packages; null: the version has no list, or a damaged one'),
  provenance: provenanceSchema
    .nullable()
    .describe('in-toto statement with SLSA provenance; null where the build noted none'),
  sbom: sbomSchema.nullable().describe('CycloneDX document, as it is in the artifact'),
});

export type AppOrigin = z.infer<typeof originSchema>;

/** Reads the origins of the live versions of a channel, sorted by app. */
export async function readOrigins(store: ReleaseStore, channel: string): Promise<AppOrigin[]> {
  const { release } = await readLatest(store, channel);
  const apps = Object.entries(release?.apps ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return Promise.all(
    apps.map(async ([app, version]) => {
      const wanted = { app, version, manifest: release?.manifests[app] ?? '' };
      const provenance = await readProvenance(store, wanted, scopeOf(channel));
      const sbom = await readSbom(store, wanted);
      return {
        app,
        version,
        source: sourceKind(provenance),
        commit: provenance && (sourceOf(provenance)?.digest.gitCommit ?? null),
        lock: provenance && lockOf(provenance),
        builder: provenance && provenance.predicate.runDetails.builder.id,
        components: sbom?.components.length ?? null,
        provenance,
        sbom,
      };
    }),
  );
}

/** Null where the artifact has no list, or where the manifest or the list is not the signed one: status must always work. */
async function readSbom(
  store: ReleaseStore,
  { app, version, manifest }: { app: string; version: string; manifest: string },
): Promise<Sbom | null> {
  const signed = await readSoundManifest(store, app, version, manifest);
  const listed = signed?.files[SBOM_FILE];
  const file = listed && (await store.read(artifactKey(app, version, SBOM_FILE)));
  if (!file || (await sha384Integrity(file.body)) !== listed.integrity) return null;
  return sbomSchema.safeParse(JSON.parse(new TextDecoder().decode(file.body))).data ?? null;
}

/** The kind of the sources that a statement names; null: there is no statement. */
export function sourceKind(provenance: Provenance | null): z.infer<typeof sourceKindSchema> {
  if (provenance === null || sourceOf(provenance) === null) return 'unknown';
  return isClean(provenance) ? 'clean' : 'dirty';
}

/** The sources in words. */
export function describeSource(provenance: Provenance | null): string {
  const source = provenance === null ? null : sourceOf(provenance);
  if (source === null) return 'sources unknown: the build notes no commit';
  const { clean, changedPaths, changedCount } = source.annotations;
  if (clean) return `clean: commit ${source.digest.gitCommit.slice(0, 10)}`;
  return describeChanged(source.digest.gitCommit, changedPaths, changedCount);
}

/** Such as `not clean: 2 files differ from commit 0123456789 (a.ts, b.ts)`. */
export function describeChanged(
  commit: string,
  paths: readonly string[],
  count = paths.length,
): string {
  const named = paths.slice(0, 3).join(', ');
  const more = count > 3 ? ' …' : '';
  const differ = count === 1 ? '1 file differs' : `${count} files differ`;
  return `not clean: ${differ} from commit ${commit.slice(0, 10)} (${named}${more})`;
}
