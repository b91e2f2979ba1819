import { KnownError } from '@talent/node/terminal/known-error';
import { mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';
import { appNames } from '@talent/node/workspace/app-folders';
import { remoteFiles } from './remote-files.ts';

/** The app whose pipeline a new remote's is a copy of: any change of `shared/` starts it. */
const MODEL = 'mfe-admin';

/**
 * Creates the folder of a new remote, completely or not at all, and its pipeline.
 * @returns the folder
 * @throws `remote-name`
 */
export async function createRemote(root: string, wanted: string): Promise<string> {
  const name = parseRemoteName(wanted, await appNames(root));
  const pipelines = '.github/workflows';
  const pipeline = await readFile(join(REPOSITORY_ROOT, pipelines, `${MODEL}.yml`), 'utf8');
  const making = await mkdtemp(join(root, '.new-remote-'));
  for (const [path, text] of Object.entries(remoteFiles(name))) {
    await mkdir(dirname(join(making, path)), { recursive: true });
    await writeFile(join(making, path), text);
  }
  await rename(making, join(root, name));
  await mkdir(join(root, pipelines), { recursive: true });
  await writeFile(join(root, pipelines, `${name}.yml`), pipeline.replaceAll(MODEL, name));
  return join(root, name);
}

/** Checks the name of a remote, which is also its folder. Throws `remote-name`. */
function parseRemoteName(name: string, taken: readonly string[]): string {
  const isName = /^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name.length <= 40;
  if (isName && !taken.includes(name)) return name;
  const reason = isName
    ? 'an app has that name'
    : 'it must begin with mfe-, in lower case with hyphens';
  throw new KnownError(
    'remote-name',
    `"${name}" cannot be a remote: ${reason}. Such as: pnpm new-remote mfe-events`,
  );
}
