import { appNames } from '@talent/node/workspace/app-folders';
import { REPOSITORY_ROOT } from '@talent/node/env/environment';
import { buildApps } from './build-apps.ts';

/** Builds every app that changed, for tests in a browser. */
try {
  const apps = await appNames(REPOSITORY_ROOT);
  await buildApps(REPOSITORY_ROOT, apps, (line) => console.log(line));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
