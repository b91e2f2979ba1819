import { appNames } from '../cli/app-folders.ts';
import { REPOSITORY_ROOT } from '../env/environment.ts';
import { writeClosedPreviews, writeWorkflow } from './write-workflow.ts';

/** `pnpm workflows`: the pipeline of every app and that of closed previews, after dependencies or a template changed. */
for (const app of await appNames(REPOSITORY_ROOT)) {
  console.log(await writeWorkflow(REPOSITORY_ROOT, app));
}
console.log(await writeClosedPreviews(REPOSITORY_ROOT));
