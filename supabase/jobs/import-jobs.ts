/** Imports postings of a feed: `pnpm import-jobs` tells how. */
import { resolveImportTarget } from '@talent/backend/running/resolve-import-target';
import { readProcessEnvironment } from '@talent/node/env/environment';
import { runImportJobs } from './import-jobs-command.ts';

process.exitCode = await runImportJobs(process.argv.slice(2), {
  out: (line) => console.log(line),
  err: (line) => console.error(line),
  target: async () => resolveImportTarget(readProcessEnvironment()),
  fetch,
});
