/** Prepares weekly reports: `pnpm jobs-report` tells how. */
import { resolveImportTarget } from '@talent/backend/running/resolve-import-target';
import { readProcessEnvironment } from '@talent/node/env/environment';
import { runJobsReportCommand } from './jobs-report-command.ts';

process.exitCode = await runJobsReportCommand(process.argv.slice(2), {
  out: (line) => console.log(line),
  err: (line) => console.error(line),
  target: async () => resolveImportTarget(readProcessEnvironment()),
  now: () => new Date(),
});
