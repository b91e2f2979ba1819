import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '@talent/artifact/manifest';
import {
  BUILD_TYPE,
  LOCAL_BUILDER,
  PROVENANCE_FILE,
  subjectsOf,
  type Provenance,
  type ProvenanceSource,
} from '@talent/artifact/provenance';
import { readPipelineRun } from './pipeline-run.ts';
import type { SourceState } from '@talent/node/workspace/source-state';
import { z } from 'zod';
import { repositoryRoot } from '../app/app.ts';
import { packageFile } from './bundled-packages.ts';

/** A statement names so many changed paths, and the number of all. */
const NAMED_PATHS = 20;

/** Facts of one build that do not count for its version. */
export interface BuildRun {
  source: SourceState | null;
  startedOn: Date;
  finishedOn: Date;
}

/** Writes the statement about an artifact beside its manifest. */
export async function writeProvenance(
  dist: string,
  manifest: Manifest,
  run: BuildRun,
): Promise<void> {
  const lock = await readFile(join(repositoryRoot, 'pnpm-lock.yaml'));
  const statement = provenanceOf(manifest, run, {
    lock: createHash('sha256').update(lock).digest('hex'),
    tools: await toolVersions(),
    pipeline: readPipelineRun(),
  });
  await writeFile(join(dist, PROVENANCE_FILE), `${JSON.stringify(statement, null, 2)}\n`);
}

/** The commit as the manifest notes it. */
export function commitText(source: SourceState | null): string | null {
  if (source === null) return null;
  return source.changed.length === 0 ? source.commit : `${source.commit}-dirty`;
}

/**
 * The statement about an artifact.
 *
 * @param with.lock SHA-256 of the lock file, hex
 * @param with.tools tool -> version
 * @param with.pipeline null: built on a machine of one's own
 */
export function provenanceOf(
  { name, version, files }: Pick<Manifest, 'name' | 'version' | 'files'>,
  { source, startedOn, finishedOn }: BuildRun,
  {
    lock,
    tools,
    pipeline,
  }: {
    lock: string;
    tools: Record<string, string>;
    pipeline: ReturnType<typeof readPipelineRun>;
  },
): Provenance {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: subjectsOf(files),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: BUILD_TYPE,
        externalParameters: { app: name, packageVersion: version.replace(/-[0-9a-f]+$/, '') },
        internalParameters: { mode: 'production' },
        resolvedDependencies: [
          ...(source === null ? [] : [describeSource(source)]),
          { name: 'pnpm-lock.yaml', digest: { sha256: lock } },
        ],
      },
      runDetails: {
        builder: { id: pipeline?.workflow ?? LOCAL_BUILDER, version: tools },
        metadata: {
          ...(pipeline === null ? {} : { invocationId: pipeline.run }),
          startedOn: startedOn.toISOString(),
          finishedOn: finishedOn.toISOString(),
        },
      },
    },
  };
}

/** The commit of a statement. */
export function describeSource({ commit, changed, remote }: SourceState): ProvenanceSource {
  return {
    name: 'source',
    ...(remote === null ? {} : { uri: `git+${remote}` }),
    digest: { gitCommit: commit },
    annotations: {
      clean: changed.length === 0,
      changedPaths: changed.slice(0, NAMED_PATHS),
      changedCount: changed.length,
    },
  };
}

const versionSchema = z.object({ version: z.string() });
const rootSchema = z.object({ packageManager: z.string() });

/** Versions of the tools whose output is in the artifact. */
async function toolVersions(): Promise<Record<string, string>> {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));
  const versionOf = async (tool: string): Promise<[string, string]> => {
    const file = packageFile(tool, import.meta.url);
    return [tool, file === null ? 'unknown' : versionSchema.parse(await read(file)).version];
  };
  const { packageManager } = rootSchema.parse(await read(join(repositoryRoot, 'package.json')));
  const named = ['vite', 'terser', 'tailwindcss', '@originjs/vite-plugin-federation'];
  return {
    node: process.versions.node,
    pnpm: packageManager.replace(/^pnpm@/, ''),
    ...Object.fromEntries(await Promise.all(named.map(versionOf))),
  };
}
