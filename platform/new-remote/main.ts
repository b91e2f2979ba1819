import { Command } from 'commander';
import { REPOSITORY_ROOT } from '@talent/node/env/environment';
import { createRemote } from './create-remote.ts';

/** What `pnpm new-remote` runs before it installs the new folder's packages. */
const [name = ''] = new Command('pnpm new-remote')
  .description('Makes a remote with a page, a test and a pipeline.')
  .argument('<name>', 'folder and name of the remote, such as mfe-events')
  .parse().args;
try {
  await createRemote(REPOSITORY_ROOT, name);
} catch (error) {
  console.error(`error: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
