import { z } from 'zod';
import { toHex } from './encoding.ts';
import type { Manifest } from './manifest.ts';

/** File of a build beside `manifest.json`. It is part of the signed publication, and not of the version. */
export const PROVENANCE_FILE = 'provenance.json';

/** Type of the build in provenance statements. */
export const BUILD_TYPE = 'urn:x-talent:app-build:1';

const hex = (length: number) => z.string().regex(new RegExp(`^[0-9a-f]{${length}}$`));

/** The commit in a statement. SHA-1, or SHA-256 in repositories that use it. */
const sourceSchema = z.strictObject({
  name: z.literal('source'),
  /** Where the repository is, without credentials; absent: it has no remote. */
  uri: z.string().optional(),
  digest: z.strictObject({ gitCommit: z.union([hex(40), hex(64)]) }),
  annotations: z.strictObject({
    /** Whether all files were as in the commit, and no others were there. */
    clean: z.boolean(),
    /** Paths that were not, sorted, the first of them. */
    changedPaths: z.array(z.string()),
    /** How many there were. */
    changedCount: z.number().int().nonnegative(),
  }),
});

const lockSchema = z.strictObject({
  name: z.literal('pnpm-lock.yaml'),
  digest: z.strictObject({ sha256: hex(64) }),
});

/** An in-toto statement (v1) with SLSA provenance (v1): what an artifact was built from, with what, and by whom. */
export const provenanceSchema = z.strictObject({
  _type: z.literal('https://in-toto.io/Statement/v1'),
  /** Every file of the artifact but the manifest. */
  subject: z.array(
    z.strictObject({ name: z.string(), digest: z.strictObject({ sha384: hex(96) }) }),
  ),
  predicateType: z.literal('https://slsa.dev/provenance/v1'),
  predicate: z.strictObject({
    buildDefinition: z.strictObject({
      buildType: z.literal(BUILD_TYPE),
      externalParameters: z.strictObject({ app: z.string(), packageVersion: z.string() }),
      internalParameters: z.strictObject({ mode: z.literal('production') }),
      /** The lock file, and before it the commit; without one outside a repository. */
      resolvedDependencies: z.array(z.union([sourceSchema, lockSchema])),
    }),
    runDetails: z.strictObject({
      builder: z.strictObject({
        /** The workflow that built it, or `LOCAL_BUILDER`. */
        id: z.string(),
        /** Tool -> version. */
        version: z.record(z.string(), z.string()),
      }),
      metadata: z.strictObject({
        /** The run of the workflow; absent on a machine of one's own. */
        invocationId: z.string().optional(),
        /** ISO 8601, UTC. */
        startedOn: z.iso.datetime(),
        finishedOn: z.iso.datetime(),
      }),
    }),
  }),
});

export type Provenance = z.infer<typeof provenanceSchema>;
export type ProvenanceSource = z.infer<typeof sourceSchema>;

/** Builder of builds outside a pipeline. */
export const LOCAL_BUILDER = 'urn:x-talent:builder:local';

/** The files of an artifact as a statement names them. */
export function subjectsOf(files: Manifest['files']): Provenance['subject'] {
  return Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { integrity }]) => ({ name, digest: { sha384: hexOf(integrity) } }));
}

/** Whether a statement is about exactly these files of this app. */
export function describesFiles(
  { subject, predicate }: Provenance,
  { name, files }: Pick<Manifest, 'name' | 'files'>,
): boolean {
  const isOfApp = predicate.buildDefinition.externalParameters.app === name;
  return isOfApp && JSON.stringify(subject) === JSON.stringify(subjectsOf(files));
}

/** The commit of a statement; null: it was built outside a repository. */
export function sourceOf({ predicate }: Provenance): ProvenanceSource | null {
  const { resolvedDependencies: found } = predicate.buildDefinition;
  return found.find((one) => one.name === 'source') ?? null;
}

/** Whether the sources were those of a commit. */
export function isClean(provenance: Provenance): boolean {
  return sourceOf(provenance)?.annotations.clean === true;
}

/** SHA-256 of the lock file of a statement, hex. */
export function lockOf({ predicate }: Provenance): string | null {
  const { resolvedDependencies: found } = predicate.buildDefinition;
  return found.find((one) => one.name === 'pnpm-lock.yaml')?.digest.sha256 ?? null;
}

function hexOf(integrity: string): string {
  const binary = atob(integrity.replace('sha384-', ''));
  return toHex(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
}
