import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { unknownName } from '../terminal/unknown-name.ts';

/**
 * Artifact folders (`<app>/dist`) of the named apps of a repository, or of all its apps.
 *
 * @throws UsageError with the known apps where there is no such app
 */
export async function artifactFolders(root: string, apps: readonly string[]): Promise<string[]> {
  const known = await appNames(root);
  assertKnown(known, apps);
  const wanted = apps.length > 0 ? [...new Set(apps)] : known;
  return wanted.map((app) => artifactFolder(root, app));
}

/** Refuses apps that the repository does not have. Throws `UsageError`. */
export function assertKnown(known: readonly string[], apps: readonly string[]): void {
  const unknown = apps.find((app) => !known.includes(app));
  if (unknown === undefined) return;
  throw unknownName('app', unknown, known, 'in the repository');
}

/** The name of an app, given that or a path to its folder: `./mfe-blog/`, as the Tab key completes it, is `mfe-blog`. */
export function withoutPath(app: string): string {
  const parts = app.split(/[\\/]/).filter((part) => !['', '.', '..'].includes(part));
  return parts.join('/');
}

/** Folder of an app's built artifact. */
export function artifactFolder(root: string, app: string): string {
  return join(root, app, 'dist');
}

/** The app whose folder, or a folder inside it, a command was called in; undefined anywhere else. */
export function appAt(root: string, folder: string): string | undefined {
  const [name = ''] = relative(root, folder).split(sep);
  return isApp(root, name) ? name : undefined;
}

/** Every app of a repository. The shell first, then the remotes: `mfe-*` by convention, so that a new one needs no entry anywhere. */
export async function appNames(root: string): Promise<string[]> {
  const apps = (await readdir(root)).filter((name) => isApp(root, name));
  return apps.sort(
    (left, right) =>
      Number(right === 'shell') - Number(left === 'shell') || (left < right ? -1 : 1),
  );
}

function isApp(root: string, name: string): boolean {
  return (
    (name === 'shell' || name.startsWith('mfe-')) && existsSync(join(root, name, 'package.json'))
  );
}
