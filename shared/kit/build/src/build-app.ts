import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { type Manifest, manifestSchema } from '@talent/artifact/manifest';
import type { SourceState } from '@talent/node/workspace/source-state';
import { BuildError, ownersOf, readApp, type App } from './app/app.ts';
import { inputHash, readAppSource, readLastBuild, writeLastBuild } from './app/inputs.ts';
import { clientConfig, clientEntry } from './bundle/client-config.ts';
import { readContract } from './contract/contract-lock.ts';
import { readAppFacts } from './manifest/app-facts.ts';
import { closuresPlugin, type ClosureFacts } from './manifest/route-closures.ts';
import { routePagesPlugin } from './manifest/route-pages.ts';
import { noNames, sourceNamesPlugin } from './manifest/source-names.ts';
import { writeManifest } from './manifest/write-manifest.ts';
import { serverConfig } from './bundle/server-config.ts';
import { assertSharedVersions } from './federation/shared-versions.ts';
import { bundledPackagesPlugin, type BundledPackages } from './provenance/bundled-packages.ts';
import { commitText, writeProvenance, describeSource } from './provenance/write-provenance.ts';
import { writeSbom } from './provenance/write-sbom.ts';
import { PROVENANCE_FILE, provenanceSchema } from '@talent/artifact/provenance';

/**
 * Builds the app in `folder` into `dist/` (`client/`, `server/`, `manifest.json`, `provenance.json`). Nothing is built
 * when the inputs are the same as for the last build.
 * @throws BuildError when the source gives no valid artifact.
 */
export async function buildApp(
  folder: string,
  options: { force?: boolean } = {},
): Promise<{ status: 'unchanged' | 'built'; app: string; version: string }> {
  const app = readApp(folder);
  if (app.kind === 'remote') assertSharedVersions(app);
  const inputs = await inputHash(app);
  const last = options.force ? null : await readLastBuild(app);
  if (last?.inputs === inputs) {
    await renewSource(join(folder, 'dist'), await readAppSource(app));
    return { status: 'unchanged', app: app.name, version: last.version };
  }
  const manifest = await buildArtifact(app);
  if ((await inputHash(app)) !== inputs) {
    await rm(join(folder, 'dist'), { recursive: true, force: true });
    throw new BuildError(`${app.name}: files changed during the build. Build it again.`);
  }
  await writeLastBuild(app, { inputs, version: manifest.version });
  return { status: 'built', app: app.name, version: manifest.version };
}

async function buildArtifact(app: App): Promise<Manifest> {
  const dist = join(app.folder, 'dist');
  const startedOn = new Date();
  const source = await readAppSource(app);
  const contract = readContract();
  // The federation plugin resolves exposes against the working directory.
  process.chdir(app.folder);
  await rm(dist, { recursive: true, force: true });
  const pages = new Map<string, string>();
  const closures: ClosureFacts = { routes: new Map(), entry: { scripts: [], styles: [] } };
  const packages: BundledPackages = new Map();
  const names = noNames();
  const plugins = [
    routePagesPlugin(pages),
    closuresPlugin(pages, clientEntry(app), closures),
    bundledPackagesPlugin('client', app.folder, packages),
    sourceNamesPlugin(app.folder, names),
  ];
  await build(clientConfig({ app, outDir: join(dist, 'client'), plugins }));
  const onServer = [
    bundledPackagesPlugin('server', app.folder, packages),
    sourceNamesPlugin(app.folder, names),
  ];
  await build(serverConfig({ app, outDir: join(dist, 'server'), plugins: onServer }));
  const facts = await readAppFacts(app);
  await writeSbom(app, dist, packages);
  const commit = commitText(source);
  const manifest = await writeManifest(
    app,
    dist,
    { ...facts, contract, commit, owners: ownersOf(app), names },
    closures,
  );
  await writeProvenance(dist, manifest, { source, startedOn, finishedOn: new Date() });
  return manifest;
}

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
