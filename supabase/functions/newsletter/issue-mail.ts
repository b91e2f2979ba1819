import { parseMarkdown } from '@talent/markdown/parse-markdown';
import type { MailBlock, MailContent, MailSite } from '@talent/mails/mail';

/** The content of a newsletter. */
export interface NewsletterIssue {
  subject: string;
  /** Markdown. */
  body: string;
  /** Path of the same text on the site. */
  linkPath: string;
}

/** An issue of the newsletter. */
export function issueMail(
  { subject, body, linkPath }: NewsletterIssue,
  unsubscribe: string,
  site: MailSite,
): MailContent {
  return {
    subject,
    preheader: 'The figures of the week, with their sources.',
    headline: subject,
    body: [],
    button: { label: 'Read it on the site', href: site.origin + linkPath },
    after: [authorsText(body, site)],
    mailing: {
      why: `You get this email because you confirmed your subscription to the ${site.brand} newsletter.`,
      unsubscribe,
    },
  };
}

/** A text in Markdown as a part of a mail. */
export function authorsText(body: string, { origin }: Pick<MailSite, 'origin'>): MailBlock {
  return {
    kind: 'markdown',
    document: parseMarkdown(body, { siteOrigin: origin }),
    plain: body.replaceAll('](/', `](${origin}/`),
  };
}
