import { Command } from 'commander';
import { appNames } from '@talent/node/workspace/app-folders';
import { REPOSITORY_ROOT } from '@talent/node/env/environment';
import { buildApps } from '../ship/build-apps.ts';

new Command('pnpm build')
  .description('Builds every app that has changed since its last build.')
  .parse();
try {
  const apps = await appNames(REPOSITORY_ROOT);
  await buildApps(REPOSITORY_ROOT, apps, (line) => console.log(line));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
