import type { MailContent, MailSite } from '@talent/mails/mail';
import { editionText } from './edition-text.ts';
import { authorsText } from '../newsletter/issue-mail.ts';
import type { AlertAnnouncement, AlertMove } from './edition.ts';

/** Tells a subscriber which of their roles a new edition of the figures moved. */
export function editionMail(
  announcement: AlertAnnouncement,
  moves: readonly AlertMove[],
  unsubscribe: string,
  site: MailSite,
): MailContent {
  const { subject, body } = editionText(announcement, moves, site.origin);
  return {
    subject,
    preheader: 'Both editions side by side, and what the figures can’t tell you.',
    headline: subject,
    body: [authorsText(body, site)],
    button: { label: 'See salary data', href: `${site.origin}/ai-ml-salary-data` },
    mailing: {
      why: `You get this email because you confirmed a salary alert on ${site.brand}. We send one email per edition at most. Unsubscribing ends all your salary alerts.`,
      unsubscribe,
    },
  };
}
