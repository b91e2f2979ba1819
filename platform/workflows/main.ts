import { appNames } from '../cli/app-folders.ts';
import { REPOSITORY_ROOT } from '../env/environment.ts';
import { writeWorkflow } from './write-workflow.ts';

/** `pnpm workflows`: the pipeline of every app, after its dependencies or the template changed. */
for (const app of await appNames(REPOSITORY_ROOT)) {
  console.log(await writeWorkflow(REPOSITORY_ROOT, app));
}
