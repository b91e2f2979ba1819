import type { FunctionHandler } from '@talent/functions/context.ts';
import { isScheduler } from '@talent/functions/is-scheduler.ts';
import { noteRun } from '@talent/functions/note-run.ts';
import { noSuchFunction } from '@talent/functions/require-admin.ts';
import { runJobsReport } from '@talent/functions/run-jobs-report.ts';

/**
 * `POST /functions/v1/jobs-report-due` with `Authorization: Bearer <functions' secret>`: prepares the report of the last
 * week that is over. For a scheduler, on Mondays or every hour; anybody else is answered as if there were no such function.
 */
export const handler: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST' || !(await isScheduler(request, context))) return noSuchFunction();
  const report = await runJobsReport(context.data, context.now());
  await noteRun(context, 'jobs-report-due');
  return Response.json(report);
};
