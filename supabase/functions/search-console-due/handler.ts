import type { FunctionHandler } from '@talent/functions/context.ts';
import { scheduledHandler } from '@talent/functions/schedule/scheduled-handler.ts';
import { runSearchConsole } from '@talent/functions/search-console/run-search-console.ts';

/** Imports the newest figures of Search Console, once a day. For a scheduler, every hour. */
export const handler: FunctionHandler = scheduledHandler(['search-console-due'], (context) =>
  runSearchConsole(context),
);
