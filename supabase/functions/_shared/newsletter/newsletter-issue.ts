import type { MailMessage } from '@talent/node/mail/smtp-mailer';
import type { FunctionContext } from '../context.ts';
import { prepareSubscriberMail } from '../mail/subscriber-mail.ts';
import { unsubscribeLink } from './newsletter-links.ts';

/** The content of a campaign. */
export interface NewsletterIssue {
  subject: string;
  /** Markdown. */
  body: string;
  /** Path of the same text on the site. */
  linkPath: string;
}

/** The issue's mail to one subscriber, as text and as HTML, with its own link to unsubscribe. */
export type IssueMail = (subscriber: { id: string; email: string }) => Promise<MailMessage>;

/** Renders an issue once. The links that differ are filled in for each subscriber. */
export function prepareIssue(
  { subject, body, linkPath }: NewsletterIssue,
  context: FunctionContext,
): IssueMail {
  const why = `You get this email because you confirmed your subscription to the ${context.site.brand} newsletter.`;
  const mailTo = prepareSubscriberMail({ subject, body, onlinePath: linkPath, why }, context);
  return async ({ id, email }) => mailTo(email, await unsubscribeLink(id, context));
}
