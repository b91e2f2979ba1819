import type { FunctionHandler } from '@talent/functions/context.ts';
import { runJobsReport } from '@talent/functions/jobs-report/run-jobs-report.ts';
import { scheduledHandler } from '@talent/functions/schedule/scheduled-handler.ts';

/** Prepares the report of the last full week. For a scheduler, on Mondays or every hour. */
export const handler: FunctionHandler = scheduledHandler(['jobs-report-due'], ({ data, now }) =>
  runJobsReport(data, now()),
);
