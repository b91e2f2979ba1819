import type { FunctionHandler } from '@talent/functions/context.ts';
import { runIndexNow } from '@talent/functions/indexnow/run-indexnow.ts';
import { scheduledHandler } from '@talent/functions/schedule/scheduled-handler.ts';

/** Tells search engines of new, changed and removed pages. For a scheduler, every five minutes. */
export const handler: FunctionHandler = scheduledHandler(['indexnow-due'], (context) =>
  runIndexNow(context),
);
