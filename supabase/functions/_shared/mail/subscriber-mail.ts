import { parseMarkdown } from '@talent/markdown/parse-markdown';
import type { MailMessage } from '@talent/node/mail/smtp-mailer';
import { subjectLine } from '@talent/node/mail/subject-line';
import type { FunctionContext } from '../context.ts';
import { markup, type Markup } from '../pages/markup.ts';
import { oneClickHeaders } from './mail-links.ts';
import { mailMarkup } from './mail-markup.ts';

/** A mail to many subscribers, before the link of one of them is filled in. */
export interface SubscriberMail {
  subject: string;
  /** Markdown. */
  body: string;
  /** Path of the same text on the site; then the subject is shown as its heading. */
  onlinePath?: string;
  /** Why the reader gets it, in whole sentences. */
  why: string;
}

/** Renders a mail once, as text and as HTML. The answer fills in the address and the link to unsubscribe. */
export function prepareSubscriberMail(
  { subject, body, onlinePath, why }: SubscriberMail,
  { site }: Pick<FunctionContext, 'site'>,
): (to: string, unsubscribe: string) => MailMessage {
  const online = onlinePath === undefined ? null : site.origin + onlinePath;
  const content = mailMarkup(parseMarkdown(body, { siteOrigin: site.origin }), site.origin);
  const plain = body.replaceAll('](/', `](${site.origin}/`);
  const address = site.postalAddress ?? [];

  return (to, unsubscribe) => {
    const text = [
      ...(online === null ? [] : [subject, `Read it on the site: ${online}`]),
      plain,
      '--',
      why,
      `To unsubscribe: ${unsubscribe}`,
      [site.brand, ...address, site.origin].join('\n'),
    ].join('\n\n');
    const html = markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 Helvetica,Arial,sans-serif;color:#131a20;background:#ffffff">
<div style="max-width:640px;margin:0 auto">
${online !== null && heading(subject, online)}${content}
<hr style="margin:28px 0 14px">
<p style="font-size:13px;color:#4e5963;margin:0 0 8px">${why} <a href="${unsubscribe}">Unsubscribe</a></p>
<p style="font-size:13px;color:#4e5963;margin:0">${[site.brand, ...address].join(', ')}</p>
</div></body></html>`;
    return {
      to,
      subject: subjectLine(subject),
      text: `${text}\n`,
      html: html.html,
      headers: oneClickHeaders(unsubscribe),
    };
  };
}

function heading(subject: string, online: string): Markup {
  return markup`<h1 style="font:600 26px/1.25 Georgia,serif;margin:0 0 8px">${subject}</h1>
<p style="margin:0 0 20px"><a href="${online}">Read it on the site</a></p>
`;
}
