import { Command } from 'commander';
import { appNames } from '@talent/node/workspace/app-folders';
import { REPOSITORY_ROOT } from '@talent/node/env/environment';
import { writeClosedPreviews, writeWhole, writeWorkflow } from './write-workflow.ts';

new Command('pnpm workflows')
  .description(
    'Writes the pipelines in .github/workflows anew. Needed after dependencies or a template changed.',
  )
  .parse();
for (const app of await appNames(REPOSITORY_ROOT)) {
  console.log(await writeWorkflow(REPOSITORY_ROOT, app));
}
console.log(await writeClosedPreviews(REPOSITORY_ROOT));
for (const file of await writeWhole(REPOSITORY_ROOT)) console.log(file);
