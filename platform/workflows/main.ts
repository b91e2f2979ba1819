import { appNames } from '@talent/node/workspace/app-folders';
import { REPOSITORY_ROOT } from '@talent/node/env/environment';
import { writeClosedPreviews, writeWhole, writeWorkflow } from './write-workflow.ts';

/** `pnpm workflows`: the pipelines of the apps, of closed previews, of the night and of the platform, after dependencies or a template changed. */
for (const app of await appNames(REPOSITORY_ROOT)) {
  console.log(await writeWorkflow(REPOSITORY_ROOT, app));
}
console.log(await writeClosedPreviews(REPOSITORY_ROOT));
for (const file of await writeWhole(REPOSITORY_ROOT)) console.log(file);
