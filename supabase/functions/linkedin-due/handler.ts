import type { FunctionHandler } from '../_shared/context.ts';
import { isScheduler } from '../_shared/is-scheduler.ts';
import { reply } from '../_shared/linkedin-replies.ts';
import { runLinkedInDue } from '../_shared/linkedin-due.ts';
import { noteRun } from '../_shared/note-run.ts';
import { noSuchFunction } from '../_shared/require-admin.ts';

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
