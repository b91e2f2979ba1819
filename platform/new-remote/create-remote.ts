import { mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { appNames } from '@talent/node/workspace/app-folders';
import { writeWorkflow } from '../workflows/write-workflow.ts';
import { remoteFiles } from './remote-files.ts';
import { parseRemoteName } from './remote-name.ts';

/**
 * Creates the folder of a new remote, completely or not at all, and its pipeline.
 * @returns the folder
 * @throws RemoteNameError
 */
export async function createRemote(root: string, wanted: string): Promise<string> {
  const name = parseRemoteName(wanted, await appNames(root));
  const making = await mkdtemp(join(root, '.new-remote-'));
  for (const [path, text] of Object.entries(remoteFiles(name))) {
    await mkdir(dirname(join(making, path)), { recursive: true });
    await writeFile(join(making, path), text);
  }
  await rename(making, join(root, name));
  await writeWorkflow(root, name);
  return join(root, name);
}
