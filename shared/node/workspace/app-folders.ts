import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../terminal/usage-error.ts';

/**
 * Artifact folders (`<app>/dist`) of the named apps of a repository, or of all its apps.
 *
 * @throws UsageError with the known apps where there is no such app
 */
export async function artifactFolders(root: string, apps: readonly string[]): Promise<string[]> {
  const known = await appNames(root);
  const unknown = apps.filter((app) => !known.includes(app));
  if (unknown.length > 0) {
    throw new UsageError(
      `there is no app "${unknown.join('", "')}" in the repository: apps are ${known.join(', ')}`,
    );
  }
  const wanted = apps.length > 0 ? [...new Set(apps)] : known;
  return wanted.map((app) => artifactFolder(root, app));
}

/** Folder of an app's built artifact. */
export function artifactFolder(root: string, app: string): string {
  return join(root, app, 'dist');
}

/** Every app of a repository: the shell, then the remotes. Remotes are named `mfe-*`, so that a new one needs no entry in a list. */
export async function appNames(root: string): Promise<string[]> {
  const names = (await readdir(root)).filter((name) => name === 'shell' || name.startsWith('mfe-'));
  const apps = names.filter((name) => existsSync(join(root, name, 'package.json')));
  return apps.sort(
    (left, right) =>
      Number(right === 'shell') - Number(left === 'shell') || (left < right ? -1 : 1),
  );
}
