import {
  runJobsReport,
  type JobsReportRun,
} from '@talent/functions/jobs-report/run-jobs-report.ts';
import { mondayOfName } from '@talent/jobs/iso-week';
import { createCommand, runCommand, type CommandExit } from '@talent/node/terminal/run-command';
import { InvalidArgumentError } from 'commander';
import { operatorClient, TARGET_HELP, type Surroundings } from '../surroundings.ts';

/** Runs `pnpm data jobs-report`. Never rejects. */
export function runJobsReportCommand(
  parameters: readonly string[],
  surroundings: Surroundings & { now: () => Date },
): Promise<CommandExit> {
  const { out, target, now } = surroundings;
  const program = createCommand('pnpm data jobs-report', surroundings)
    .description('Prepares the weekly jobs report, for a scheduler or by hand.')
    .addHelpText(
      'after',
      `
An existing report is left as it is. Whether it is published and sent without a person is set at
/weekly-ai-jobs-report; running twice publishes and sends once.
${TARGET_HELP}`,
    );
  program
    .command('run')
    .description('prepare the report of a week')
    .option('--week <week>', 'such as 2026-W47; default: the last full week', readMonday)
    .action(async ({ week }: { week?: string }) => {
      out(describe(await runJobsReport(await operatorClient(target), now(), week ?? null)));
    });
  return runCommand(program, parameters, surroundings);
}

function readMonday(name: string): string {
  const monday = mondayOfName(name);
  if (monday === null) throw new InvalidArgumentError('Name a week such as 2026-W47.');
  return monday;
}

function describe({ week, report, newsletter }: JobsReportRun): string {
  const words = {
    prepared: 'a draft was prepared',
    published: 'the report was published',
    unchanged: 'the report exists already and was not changed',
    empty: 'there were no postings and no newer figures of the market, so there is no report',
    off: 'reports are not prepared automatically (see the settings at /weekly-ai-jobs-report)',
  }[report];
  const mails = {
    started: ' Its newsletter is being sent.',
    unchanged: ' Its newsletter was started before.',
    off: '',
  }[newsletter];
  return `Week ${week}: ${words}.${mails}`;
}
