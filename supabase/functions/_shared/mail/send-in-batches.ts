import type { FunctionContext } from '../context.ts';
import { sendDueMails } from './deliver-mails.ts';

/** Mails to subscribers that are queued at most: other mails of the site wait behind no more than these. */
export const BATCH_SIZE = 50;

/** Hosted functions are stopped after some minutes; the next call continues. */
const LONGEST_RUN_MS = 45_000;

/**
 * Queues batches of mails and sends them, until all are sent, the mail server stops accepting mails, or the time is up. It
 * may be interrupted anywhere, and several runs may overlap, where the database queues each address once.
 * @param queueNext - queues one batch; answers how many mails were queued, null where nothing is left
 * @returns how many mails were queued
 */
export async function sendInBatches(
  context: FunctionContext,
  queueNext: () => Promise<number | null>,
): Promise<number> {
  const end = context.now().getTime() + LONGEST_RUN_MS;
  let total = 0;
  while (context.now().getTime() < end) {
    const queued = await queueNext();
    if (queued === null) break;
    total += queued;
    // None: sending was stopped, or another sender was faster.
    if (queued === 0) break;
    if ((await sendDueMails(context)) === 0) break;
  }
  return total;
}
