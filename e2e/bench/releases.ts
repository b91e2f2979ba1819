import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { publishArtifact } from '@talent/platform/release/publish/publish';
import { openDataFolder } from '../fixtures/sites/data-folder.ts';
import { buildChangedApp } from '../fixtures/sites/changed-app.ts';

const run = promisify(execFile);
const cli = fileURLToPath(new URL('../../platform/cli/main.ts', import.meta.url));

/** Times from command to the gateway serving the change, ms. */
export interface ReleaseFigures {
  releaseMs: number;
  rollbackMs: number;
}

/** Releases a changed blog on the running site with the command line, and takes it back. */
export async function measureReleases(dataDir: string, url: string): Promise<ReleaseFigures> {
  const folder = await buildChangedApp('mfe-blog', [
    { file: 'src/styles.css', find: '@source', replace: '/* another release */\n@source' },
    {
      file: 'src/routes/blog-index.tsx',
      find: 'export default function',
      replace: 'export const release = 2;\nexport default function',
    },
  ]);
  const env = { ...process.env, DATA_DIR: dataDir, PORT: new URL(url).port };
  const before = await liveVersion(url);

  let start = performance.now();
  const store = openDataFolder(dataDir);
  const { manifest } = await publishArtifact({ store, channel: 'stable', folder });
  await run(process.execPath, [cli, 'promote', `mfe-blog@${manifest.version}`], { env });
  await untilLive(url, manifest.version);
  const releaseMs = performance.now() - start;

  start = performance.now();
  await run(process.execPath, [cli, 'rollback', 'mfe-blog'], { env });
  await untilLive(url, before);
  const rollbackMs = performance.now() - start;
  await rm(dirname(dirname(folder)), { recursive: true, force: true });
  return { releaseMs, rollbackMs };
}

async function untilLive(url: string, version: string): Promise<void> {
  while ((await liveVersion(url)) !== version);
}

async function liveVersion(url: string): Promise<string> {
  const health = (await (await fetch(`${url}/healthz`)).json()) as { apps: Record<string, string> };
  return health.apps['mfe-blog'] ?? '';
}
