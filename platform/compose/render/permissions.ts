import { mkdirSync, realpathSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RenderSetup } from './render-protocol.ts';

/**
 * The platform's code that the render process loads. Packages are named one by one: beside them are links to the sources of every app, and
 * Node follows a link out of a folder that may be read.
 */
const platformCode = [
  'package.json',
  'platform/package.json',
  'platform/compose/',
  'shared/kit/sdk/',
  'shared/product/data/',
  ...['@talent/data', '@talent/sdk', 'lru-cache'].map((link) => `platform/node_modules/${link}/`),
  ...['@supabase+', 'iceberg-js@', 'lru-cache@', 'tslib@'].map(
    (name) => `node_modules/.pnpm/${name}*`,
  ),
].map((path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url)));

/**
 * Arguments and environment of a render process: Node's permission model with the right to read this code and the
 * artifacts of the pair. It may not write, start a process or a thread, load an addon or be debugged.
 */
export function renderRights({ app, folders }: Pick<RenderSetup, 'app' | 'folders'>) {
  const cache = compiledCode(app);
  const reads = folders.flatMap((folder) => [`${folder}/`, `${realpathSync(folder)}/`]);
  return {
    execArgv: [
      '--permission',
      ...[...platformCode, ...reads, ...cache].map((path) => `--allow-fs-read=${path}`),
      ...cache.map((path) => `--allow-fs-write=${path}`),
      // Later Nodes close the whole network; `confine` leaves the backend.
      ...(process.allowedNodeEnvironmentFlags.has('--allow-net') ? ['--allow-net'] : []),
    ],
    // Nothing of this process's environment: it holds secrets, and an app's loader must not see them.
    env: {
      NODE_ENV: 'production',
      NODE_NO_WARNINGS: '1',
      ...Object.fromEntries(cache.map((path) => ['NODE_COMPILE_CACHE', path])),
    },
  };
}

/**
 * Folder of what Node has compiled, beside that of this process: most of a composition is its start. Each app has its own.
 * None where this Node cannot give up the right to write it (`process.permission.drop`) before the app's code runs.
 */
function compiledCode(app: string): string[] {
  const own = getCompileCacheDir();
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const canDrop = major > 26 || (major === 26 && minor >= 5) || (major === 24 && minor >= 21);
  if (own === undefined || !canDrop) return [];
  const folder = join(own, 'render', app);
  mkdirSync(folder, { recursive: true });
  return [folder];
}
