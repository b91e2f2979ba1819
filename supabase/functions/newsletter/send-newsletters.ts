import { z } from 'zod';
import type { FunctionContext } from '@talent/functions/context.ts';
import { BATCH_SIZE, sendInBatches } from '@talent/functions/mail/send-in-batches.ts';
import { issueMail, type NewsletterIssue } from './issue-mail.ts';
import type { MailMessage } from '@talent/node/mail/smtp-mailer';
import { renderMail } from '@talent/mails/render-mail';
import { oneClickHeaders, unsubscribeLink } from '@talent/functions/mail/mail-links.ts';

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
 * Continues the newsletters that are being sent. It may be interrupted anywhere, and several runs may overlap: the database
 * queues each address once.
 * @returns how many mails were queued
 * @throws when the database does not answer
 */
export async function sendNewsletters(context: FunctionContext): Promise<number> {
  const { data } = context;
  const prepared = new Map<number, IssueMail>();
  return sendInBatches(context, async () => {
    const { data: answer } = await data
      .rpc('next_newsletter_batch', { how_many: BATCH_SIZE })
      .throwOnError();
    const next = nextSchema.parse(answer);
    if (next === null) return null;
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
    return queued;
  });
}

/** The issue's mail to one subscriber, as text and as HTML, with its own link to unsubscribe. */
export type IssueMail = (subscriber: { id: string; email: string }) => Promise<MailMessage>;

/** Where the link of one subscriber goes: an address that no one can have (RFC 6761). */
const ANY_LINK = 'https://unsubscribe.invalid/';

/** Renders an issue once. The links that differ are filled in for each subscriber. */
export function prepareIssue(issue: NewsletterIssue, context: FunctionContext): IssueMail {
  const { site } = context;
  const { subject, text, html } = renderMail(issueMail(issue, ANY_LINK, site), site);
  return async ({ id, email }) => {
    const unsubscribe = await unsubscribeLink('newsletter', id, context);
    return {
      to: email,
      subject,
      text: text.replaceAll(ANY_LINK, () => unsubscribe),
      html: html.replaceAll(ANY_LINK, () => unsubscribe.replaceAll('&', '&amp;')),
      headers: oneClickHeaders(unsubscribe),
    };
  };
}
