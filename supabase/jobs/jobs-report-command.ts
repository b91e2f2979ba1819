import { parseArgs } from 'node:util';
import { createDataClient } from '@talent/data/client';
import { mondayOfName } from '@talent/jobs/iso-week';
import type { ImportTarget } from '@talent/backend/running/resolve-import-target';
import { runJobsReport, type JobsReportRun } from '@talent/functions/run-jobs-report.ts';
import { JobsUsageError } from './import-jobs-arguments.ts';

/** What the command needs of its surroundings. */
export interface JobsReportSurroundings {
  out: (line: string) => void;
  err: (line: string) => void;
  target: () => Promise<ImportTarget>;
  now: () => Date;
}

export const JOBS_REPORT_USAGE = `Prepares the weekly jobs report, for a scheduler or by hand.

  pnpm jobs-report run [--week 2026-W47]

Without a week it is the last one that is over. A report that is there is left as it is. Whether it is published
and sent without a person is set at /weekly-ai-jobs-report; running twice publishes and sends once.

The target is the site that runs on DATA_DIR (npm start), or the project of SUPABASE_URL with
SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY.`;

/** Runs the command and says how to exit: 0 done, 1 failed, 2 called wrongly. Never throws. */
export async function runJobsReportCommand(
  parameters: readonly string[],
  { out, err, target, now }: JobsReportSurroundings,
): Promise<0 | 1 | 2> {
  try {
    const wanted = read(parameters);
    if (wanted === 'help') {
      out(JOBS_REPORT_USAGE);
      return 0;
    }
    const { url, secretKey } = await target();
    const data = createDataClient({ url, key: secretKey });
    out(describe(await runJobsReport(data, now(), wanted.monday)));
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    err('code' in error ? error.message : (error.stack ?? error.message));
    return error instanceof JobsUsageError ? 2 : 1;
  }
}

function read(parameters: readonly string[]): 'help' | { monday: string | null } {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: { week: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new JobsUsageError(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  if (values.help === true || positionals.length === 0) return 'help';
  if (positionals.join(' ') !== 'run') {
    throw new JobsUsageError(`There is no command "${positionals.join(' ')}": use run.`);
  }
  if (values.week === undefined) return { monday: null };
  const monday = mondayOfName(values.week);
  if (monday === null) {
    throw new JobsUsageError(`"${values.week}" names no week: such as 2026-W47.`);
  }
  return { monday };
}

function describe({ week, report, newsletter }: JobsReportRun): string {
  const words = {
    prepared: 'a draft was prepared',
    published: 'the report was published',
    unchanged: 'the report was there already and is as it was',
    empty: 'there were no postings, and so no report',
    off: 'reports are not prepared by themselves (see the settings at /weekly-ai-jobs-report)',
  }[report];
  const mails = {
    started: ' Its newsletter is being sent.',
    unchanged: ' Its newsletter was begun before.',
    off: '',
  }[newsletter];
  return `Week ${week}: ${words}.${mails}`;
}
