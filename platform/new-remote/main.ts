import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';
import { createCommand, runMain } from '@talent/node/terminal/run-command';
import { createRemote } from './create-remote.ts';

const command = createCommand('pnpm new-remote')
  .description('Makes a remote with a page and a test.')
  .argument('<name>', 'such as mfe-events')
  .action(async (name: string) => {
    await createRemote(REPOSITORY_ROOT, name);
  });
await runMain(command);
