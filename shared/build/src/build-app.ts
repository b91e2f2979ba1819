import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { Manifest } from '@talent/artifact/manifest';
import { readApp } from './app/app.ts';
import type { App } from './app/app.ts';
import { inputHash } from './app/input-hash.ts';
import { clientConfig, clientEntry } from './bundle/client-config.ts';
import { readContract } from './contract/read-contract.ts';
import { readAppFacts } from './manifest/app-facts.ts';
import { closuresPlugin } from './manifest/route-closures.ts';
import type { ClosureFacts } from './manifest/route-closures.ts';
import { routePagesPlugin } from './manifest/route-pages.ts';
import { writeManifest } from './manifest/write-manifest.ts';
import { serverConfig } from './bundle/server-config.ts';

/** The result of a build. */
export type BuildResult =
  | { status: 'unchanged'; app: string; version: string }
  | { status: 'built'; app: string; version: string };

/**
 * Builds the app in `folder` into `dist/` (`client/`, `server/`, `manifest.json`). Nothing is built
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
  if (last?.inputs === inputs) return { status: 'unchanged', app: app.name, version: last.version };
  const manifest = await buildArtifact(app);
  await mkdir(join(folder, '.cache'), { recursive: true });
  await writeFile(stampFile(app), JSON.stringify({ inputs, version: manifest.version }));
  return { status: 'built', app: app.name, version: manifest.version };
}

async function buildArtifact(app: App): Promise<Manifest> {
  const dist = join(app.folder, 'dist');
  const contract = readContract();
  // The federation plugin resolves exposes against the working directory.
  process.chdir(app.folder);
  await rm(dist, { recursive: true, force: true });
  const pages = new Map<string, string>();
  const closures: ClosureFacts = { routes: new Map(), entry: { scripts: [], styles: [] } };
  const plugins = [routePagesPlugin(pages), closuresPlugin(pages, clientEntry(app), closures)];
  await build(clientConfig({ app, outDir: join(dist, 'client'), plugins }));
  await build(serverConfig(app, join(dist, 'server')));
  const facts = await readAppFacts(app);
  return writeManifest(app, dist, { ...facts, contract }, closures);
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
