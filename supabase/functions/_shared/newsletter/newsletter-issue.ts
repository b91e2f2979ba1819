import { issueMail, type NewsletterIssue } from '@talent/mails/issue-mail';
import type { MailMessage } from '@talent/node/mail/smtp-mailer';
import type { FunctionContext } from '../context.ts';
import { prepareSubscriberMail } from '../mail/subscriber-mail.ts';
import { unsubscribeLink } from './newsletter-links.ts';

/** The issue's mail to one subscriber, as text and as HTML, with its own link to unsubscribe. */
export type IssueMail = (subscriber: { id: string; email: string }) => Promise<MailMessage>;

/** Renders an issue once. The links that differ are filled in for each subscriber. */
export function prepareIssue(issue: NewsletterIssue, context: FunctionContext): IssueMail {
  const { site } = context;
  const mailTo = prepareSubscriberMail((unsubscribe) => issueMail(issue, unsubscribe, site), site);
  return async ({ id, email }) => mailTo(email, await unsubscribeLink(id, context));
}
