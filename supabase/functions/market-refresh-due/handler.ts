import type { FunctionHandler } from '@talent/functions/context.ts';
import { runMarketRefresh } from '@talent/functions/market/run-market-refresh.ts';
import { scheduledHandler } from '@talent/functions/schedule/scheduled-handler.ts';

/** Asks the sources of the market that are due, each once a week. For a scheduler, every hour. */
export const handler: FunctionHandler = scheduledHandler(['market-refresh-due'], runMarketRefresh);
