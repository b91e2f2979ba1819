import type { MailContent, MailSite } from '@talent/mails/mail';
import { renderMail } from '@talent/mails/render-mail';
import type { MailMessage } from '@talent/node/mail/smtp-mailer';
import { oneClickHeaders } from './mail-links.ts';

/** Where the link of one subscriber goes: an address that no one can have (RFC 6761). */
const ANY_LINK = 'https://unsubscribe.invalid/';

/**
 * Renders a mail to many subscribers once. The answer fills in the address and the link to unsubscribe.
 * @param content - makes the mail with a link to unsubscribe
 */
export function prepareSubscriberMail(
  content: (unsubscribe: string) => MailContent,
  site: MailSite,
): (to: string, unsubscribe: string) => MailMessage {
  const { subject, text, html } = renderMail(content(ANY_LINK), site);
  return (to, unsubscribe) => ({
    to,
    subject,
    text: text.replaceAll(ANY_LINK, () => unsubscribe),
    html: html.replaceAll(ANY_LINK, () => unsubscribe.replaceAll('&', '&amp;')),
    headers: oneClickHeaders(unsubscribe),
  });
}
