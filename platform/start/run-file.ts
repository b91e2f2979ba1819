import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes `<dataDir>/run.json` for as long as this process serves the site. */
export async function writeRunFile(
  dataDir: string,
  run: { url: string; publishableKey: string; functions?: readonly string[] },
) {
  const path = join(dataDir, 'run.json');
  const temporary = `${path}.${process.pid}.tmp`;
  await mkdir(dataDir, { recursive: true });
  await writeFile(temporary, JSON.stringify({ pid: process.pid, ...run }), { mode: 0o600 });
  await rename(temporary, path);
  return { remove: () => rm(path, { force: true }) };
}
