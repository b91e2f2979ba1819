import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { testDir } from '../testing/test-dir.ts';
import { REPOSITORY_ROOT } from '../workspace/repository-root.ts';

/** A port that is taken: what starts a site ends there, and has had its look at the data folder. */
async function takenPort(): Promise<string> {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return String(typeof address === 'object' ? address?.port : '');
}

/** Runs an entry point as a person does; resolves to everything that it printed. */
async function start(file: string, parameters: string[], env: Record<string, string>) {
  return new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [join(REPOSITORY_ROOT, file), ...parameters],
      { cwd: REPOSITORY_ROOT, env },
      (_, stdout, stderr) => resolve(stdout + stderr),
    );
  });
}

it.each([
  ['platform/start/main.ts', []],
  ['platform/start/serve.ts', []],
  ['platform/cli/main.ts', ['status']],
  ['platform/dev/main.ts', ['mfe-blog', '--against', 'http://127.0.0.1:1', '--port', 'PORT']],
])('%s closes the data folder to other users, and says so', async (file, parameters) => {
  const dataDir = join(testDir(), 'data');
  mkdirSync(join(dataDir, 'store'), { recursive: true });
  chmodSync(dataDir, 0o755);
  const PORT = await takenPort();
  const given = parameters.map((parameter) => (parameter === 'PORT' ? PORT : parameter));
  const printed = await start(file, given, { DATA_DIR: dataDir, PORT });
  expect(printed).toContain(`Other users could read ${dataDir} (0755): it is 0700 now.`);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});
