import type { FunctionHandler } from '../_shared/context.ts';
import { isScheduler } from '../_shared/is-scheduler.ts';
import { noteRun } from '../_shared/note-run.ts';
import { noSuchFunction } from '../_shared/require-admin.ts';
import { runJobsReport } from '../_shared/run-jobs-report.ts';

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
