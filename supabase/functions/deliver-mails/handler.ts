import type { FunctionHandler } from '../_shared/context.ts';
import { deleteUnusedCvs } from '../_shared/cv-files.ts';
import { sendDueMails } from '../_shared/deliver-mails.ts';
import { isScheduler } from '../_shared/is-scheduler.ts';
import { noteRun } from '../_shared/note-run.ts';
import { noSuchFunction } from '../_shared/require-admin.ts';
import { runRetention } from '../_shared/retention/run-retention.ts';
import { sendNewsletters } from '../_shared/send-newsletters.ts';

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
