import { Command } from 'commander';
import { REPOSITORY_ROOT } from '@talent/node/env/environment';
import { createRemote } from './create-remote.ts';

const program = new Command('pnpm new-remote')
  .description('Makes a remote with a page and a test.')
  .argument('<name>', 'such as mfe-events')
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .action(async (name: string) => {
    await createRemote(REPOSITORY_ROOT, name);
  });
try {
  await program.parseAsync();
} catch (error) {
  console.error(`error: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
