import type { FunctionHandler } from '@talent/functions/context.ts';
import { isScheduler } from '@talent/functions/is-scheduler.ts';
import { reply } from '@talent/functions/linkedin-replies.ts';
import { runLinkedInDue } from '@talent/functions/linkedin-due.ts';
import { noteRun } from '@talent/functions/note-run.ts';
import { noSuchFunction } from '@talent/functions/require-admin.ts';

/**
 * `POST /functions/v1/linkedin-due` with `Authorization: Bearer <functions' secret>`: posts what is due to LinkedIn, and
 * warns the staff before the access ends. For a scheduler, every minute; anybody else is answered as if there were no such function.
 */
export const handler: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST' || !(await isScheduler(request, context))) return noSuchFunction();
  const taken = await runLinkedInDue(context);
  await noteRun(context, 'linkedin-due');
  return reply({ taken });
};
