import { z } from 'zod';
import type { FunctionContext } from '../context.ts';
import { sendDueMails } from '../mail/deliver-mails.ts';
import { prepareIssue, type IssueMail } from './newsletter-issue.ts';

/** Mails of a newsletter that are queued at most: other mails of the site wait behind no more than these. */
export const NEWSLETTER_BATCH = 50;

/** Hosted functions are stopped after some minutes; the next call continues. */
const LONGEST_RUN_MS = 45_000;

const nextSchema = z
  .object({
    campaign: z.object({
      id: z.number(),
      subject: z.string(),
      body: z.string(),
      link_path: z.string(),
    }),
    batch: z.array(z.object({ id: z.uuid(), email: z.string() })),
  })
  .nullable();

/**
 * Goes on with the newsletters that are being sent: hands batches to the mail queue and sends what waits there, until
 * all is sent, the mail server stops taking mails, or the time is up. It may be cut off anywhere and run beside itself:
 * the database queues each address once.
 * @returns how many mails were handed to the queue
 * @throws when the database does not answer
 */
export async function sendNewsletters(context: FunctionContext): Promise<number> {
  const { data, now } = context;
  const end = now().getTime() + LONGEST_RUN_MS;
  const prepared = new Map<number, IssueMail>();
  let handedOver = 0;
  while (now().getTime() < end) {
    const { data: answer } = await data
      .rpc('next_newsletter_batch', { how_many: NEWSLETTER_BATCH })
      .throwOnError();
    const next = nextSchema.parse(answer);
    if (next === null) break;
    const { campaign, batch } = next;
    const mailTo =
      prepared.get(campaign.id) ??
      prepareIssue({ ...campaign, linkPath: campaign.link_path }, context);
    prepared.set(campaign.id, mailTo);
    const mails = await Promise.all(
      batch.map(async (one) => ({ ...(await mailTo(one)), id: one.id })),
    );
    const { data: queued } = await data
      .rpc('queue_newsletter', { campaign_id: campaign.id, mails })
      .throwOnError();
    handedOver += queued;
    // None: the campaign was paused, or another sender was faster.
    if (queued === 0) break;
    if ((await sendDueMails(context)) === 0) break;
  }
  return handedOver;
}
