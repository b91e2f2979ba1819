import type { FunctionHandler } from '@talent/functions/context.ts';
import { runLinkedInDue } from '@talent/functions/linkedin/send-post.ts';
import { scheduledHandler } from '@talent/functions/schedule/scheduled-handler.ts';

/** Publishes due posts on LinkedIn, and warns staff before the access ends. For a scheduler, every minute. */
export const handler: FunctionHandler = scheduledHandler(['linkedin-due'], async (context) => ({
  taken: await runLinkedInDue(context),
}));
