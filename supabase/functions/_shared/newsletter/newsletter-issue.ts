import { parseMarkdown } from '@talent/markdown/parse-markdown';
import type { FunctionContext } from '../context.ts';
import type { MailMessage } from '@talent/node/mail/smtp-mailer';
import { mailMarkup } from '../mail/mail-markup.ts';

import { subjectLine } from '@talent/node/mail/subject-line';
import { markup } from '../pages/markup.ts';
import { unsubscribeHeaders, unsubscribeLink } from './newsletter-links.ts';

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
  const { site } = context;
  const online = site.origin + linkPath;
  const report = mailMarkup(parseMarkdown(body, { siteOrigin: site.origin }), site.origin);
  const plain = body.replaceAll('](/', `](${site.origin}/`);
  const address = site.postalAddress ?? [];
  const why = `You get this email because you confirmed your subscription to the ${site.brand} newsletter.`;

  return async ({ id, email }) => {
    const unsubscribe = await unsubscribeLink(id, context);
    const text = [
      subject,
      `Read it on the site: ${online}`,
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
<h1 style="font:600 26px/1.25 Georgia,serif;margin:0 0 8px">${subject}</h1>
<p style="margin:0 0 20px"><a href="${online}">Read it on the site</a></p>
${report}
<hr style="margin:28px 0 14px">
<p style="font-size:13px;color:#4e5963;margin:0 0 8px">${why} <a href="${unsubscribe}">Unsubscribe</a></p>
<p style="font-size:13px;color:#4e5963;margin:0">${[site.brand, ...address].join(', ')}</p>
</div></body></html>`;
    return {
      to: email,
      subject: subjectLine(subject),
      text: `${text}\n`,
      html: html.html,
      headers: await unsubscribeHeaders(id, context),
    };
  };
}
