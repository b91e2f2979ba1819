import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestSchema } from '@talent/artifact/manifest';
import { PROVENANCE_FILE, provenanceSchema } from '@talent/artifact/provenance';
import type { SourceState } from '@talent/node/workspace/source-state';
import { commitText, describeSource } from './write-provenance.ts';

/**
 * Brings the commit of a finished build up to date, where its inputs are those of another state of the repository too: a build
 * made before its sources were committed is then the build of that commit. Artifacts without a statement stay as they are.
 */
export async function renewSource(dist: string, source: SourceState | null): Promise<void> {
  const statementFile = join(dist, PROVENANCE_FILE);
  const text = await readFile(statementFile, 'utf8').catch(() => null);
  if (text === null) return;
  const manifestFile = join(dist, 'manifest.json');
  const manifest = manifestSchema.parse(JSON.parse(await readFile(manifestFile, 'utf8')));
  const statement = provenanceSchema.parse(JSON.parse(text));
  const { buildDefinition } = statement.predicate;
  const before = JSON.stringify(buildDefinition.resolvedDependencies);
  const rest = buildDefinition.resolvedDependencies.filter((one) => one.name !== 'source');
  buildDefinition.resolvedDependencies = [
    ...(source === null ? [] : [describeSource(source)]),
    ...rest,
  ];
  if (JSON.stringify(buildDefinition.resolvedDependencies) === before) return;
  manifest.commit = commitText(source);
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(statementFile, `${JSON.stringify(statement, null, 2)}\n`);
}
