import { REPOSITORY_ROOT } from '@talent/node/env/environment';
import { createCommand, runMain } from '@talent/node/terminal/run-command';
import { appNames } from '@talent/node/workspace/app-folders';
import { WHOLE_WORKFLOWS, writeWorkflow } from './write-workflow.ts';

const command = createCommand('pnpm workflows')
  .description(
    'Writes the pipelines of the apps, of closed previews, of the night and of the platform: run it after dependencies or a template changed.',
  )
  .action(async () => {
    for (const name of [...(await appNames(REPOSITORY_ROOT)), ...WHOLE_WORKFLOWS]) {
      console.log(await writeWorkflow(REPOSITORY_ROOT, name));
    }
  });
await runMain(command);
