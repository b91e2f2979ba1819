import type { FunctionHandler } from '@talent/functions/context.ts';
import { deleteUnusedCvs } from '@talent/functions/cv-files.ts';
import { sendDueMails } from '@talent/functions/deliver-mails.ts';
import { isScheduler } from '@talent/functions/is-scheduler.ts';
import { noteRun } from '@talent/functions/note-run.ts';
import { noSuchFunction } from '@talent/functions/require-admin.ts';
import { runRetention } from '@talent/functions/retention/run-retention.ts';
import { sendNewsletters } from '@talent/functions/send-newsletters.ts';

/**
 * `POST /functions/v1/deliver-mails` with `Authorization: Bearer <functions' secret>`: sends what waits, goes on with
 * newsletters, and deletes what is kept no longer. For a scheduler, every minute; anybody else is answered as if there
 * were no such function.
 */
export const handler: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST' || !(await isScheduler(request, context))) return noSuchFunction();
  const sent = await sendDueMails(context);
  const newsletters = await sendNewsletters(context);
  const deleted = await runRetention(context);
  await deleteUnusedCvs(context);
  for (const name of ['deliver-mails', 'delete-expired']) await noteRun(context, name);
  return Response.json({ sent, newsletters, deleted });
};
