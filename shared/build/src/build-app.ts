import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { Manifest } from '@talent/artifact/manifest';
import { readSourceState } from '@talent/node/workspace/source-state';
import { readApp } from './app/app.ts';
import type { App } from './app/app.ts';
import { inputHash } from './app/input-hash.ts';
import { ownersOf } from './app/owners-of.ts';
import { clientConfig, clientEntry } from './bundle/client-config.ts';
import { readContract } from './contract/read-contract.ts';
import { readAppFacts } from './manifest/app-facts.ts';
import { closuresPlugin } from './manifest/route-closures.ts';
import type { ClosureFacts } from './manifest/route-closures.ts';
import { routePagesPlugin } from './manifest/route-pages.ts';
import { writeManifest } from './manifest/write-manifest.ts';
import { serverConfig } from './bundle/server-config.ts';
import { bundledPackagesPlugin, type BundledPackages } from './provenance/bundled-packages.ts';
import { renewSource } from './provenance/renew-source.ts';
import { commitText, writeProvenance } from './provenance/write-provenance.ts';
import { writeSbom } from './provenance/write-sbom.ts';

/** The result of a build. */
export type BuildResult =
  | { status: 'unchanged'; app: string; version: string }
  | { status: 'built'; app: string; version: string };

/**
 * Builds the app in `folder` into `dist/` (`client/`, `server/`, `manifest.json`, `provenance.json`). Nothing is built
 * when the inputs are the same as for the last build.
 * @throws BuildError when the source gives no valid artifact.
 */
export async function buildApp(
  folder: string,
  options: { force?: boolean } = {},
): Promise<BuildResult> {
  const app = readApp(folder);
  const inputs = await inputHash(app);
  const last = options.force ? null : await readLast(app);
  if (last?.inputs === inputs) {
    await renewSource(join(folder, 'dist'), await readSourceState(folder));
    return { status: 'unchanged', app: app.name, version: last.version };
  }
  const manifest = await buildArtifact(app);
  await mkdir(join(folder, '.cache'), { recursive: true });
  await writeFile(stampFile(app), JSON.stringify({ inputs, version: manifest.version }));
  return { status: 'built', app: app.name, version: manifest.version };
}

async function buildArtifact(app: App): Promise<Manifest> {
  const dist = join(app.folder, 'dist');
  const startedOn = new Date();
  const source = await readSourceState(app.folder);
  const contract = readContract();
  // The federation plugin resolves exposes against the working directory.
  process.chdir(app.folder);
  await rm(dist, { recursive: true, force: true });
  const pages = new Map<string, string>();
  const closures: ClosureFacts = { routes: new Map(), entry: { scripts: [], styles: [] } };
  const packages: BundledPackages = new Map();
  const plugins = [
    routePagesPlugin(pages),
    closuresPlugin(pages, clientEntry(app), closures),
    bundledPackagesPlugin('client', app.folder, packages),
  ];
  await build(clientConfig({ app, outDir: join(dist, 'client'), plugins }));
  const onServer = [bundledPackagesPlugin('server', app.folder, packages)];
  await build(serverConfig({ app, outDir: join(dist, 'server'), plugins: onServer }));
  const facts = await readAppFacts(app);
  await writeSbom(app, dist, packages);
  const commit = commitText(source);
  const manifest = await writeManifest(
    app,
    dist,
    { ...facts, contract, commit, owners: ownersOf(app) },
    closures,
  );
  await writeProvenance(dist, manifest, { source, startedOn, finishedOn: new Date() });
  return manifest;
}

interface Stamp {
  inputs: string;
  version: string;
}

/** The last finished build; null when there is none or its result has been removed. */
async function readLast(app: App): Promise<Stamp | null> {
  try {
    const stamp = JSON.parse(await readFile(stampFile(app), 'utf8')) as Stamp;
    const manifest = await readFile(join(app.folder, 'dist/manifest.json'), 'utf8');
    return (JSON.parse(manifest) as Manifest).version === stamp.version ? stamp : null;
  } catch {
    return null;
  }
}

function stampFile(app: App): string {
  return join(app.folder, '.cache', 'build.json');
}
