/** `pnpm data jobs-report`: prepares weekly reports. */
import { terminal } from '../surroundings.ts';
import { runJobsReportCommand } from './jobs-report-command.ts';

process.exitCode = await runJobsReportCommand(process.argv.slice(2), {
  ...terminal,
  now: () => new Date(),
});
