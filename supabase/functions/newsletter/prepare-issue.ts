import { issueMail, type NewsletterIssue } from './issue-mail.ts';
import type { MailMessage } from '@talent/node/mail/smtp-mailer';
import type { FunctionContext } from '@talent/functions/context.ts';
import { unsubscribeLink } from './write-mails.ts';
import { renderMail } from '@talent/mails/render-mail';
import { oneClickHeaders } from '@talent/functions/mail/mail-links.ts';

/** The issue's mail to one subscriber, as text and as HTML, with its own link to unsubscribe. */
export type IssueMail = (subscriber: { id: string; email: string }) => Promise<MailMessage>;

/** Where the link of one subscriber goes: an address that no one can have (RFC 6761). */
const ANY_LINK = 'https://unsubscribe.invalid/';

/** Renders an issue once. The links that differ are filled in for each subscriber. */
export function prepareIssue(issue: NewsletterIssue, context: FunctionContext): IssueMail {
  const { site } = context;
  const { subject, text, html } = renderMail(issueMail(issue, ANY_LINK, site), site);
  return async ({ id, email }) => {
    const unsubscribe = await unsubscribeLink(id, context);
    return {
      to: email,
      subject,
      text: text.replaceAll(ANY_LINK, () => unsubscribe),
      html: html.replaceAll(ANY_LINK, () => unsubscribe.replaceAll('&', '&amp;')),
      headers: oneClickHeaders(unsubscribe),
    };
  };
}
