import { greeting, paragraph, type MailContent, type MailSite } from '@talent/mails/mail';

/**
 * Asks a new subscriber to confirm.
 * @param link - confirms the subscription, for seven days
 */
export function newsletterConfirmation(link: string): MailContent {
  return {
    subject: 'Confirm your AI salary newsletter subscription',
    preheader: 'One click starts the weekly AI salary newsletter.',
    headline: 'Confirm your subscription',
    body: [
      greeting,
      paragraph(
        'Please confirm that you want the weekly AI salary newsletter. The link works for seven days.',
      ),
    ],
    button: { label: 'Confirm the subscription', href: link },
    after: [
      paragraph(
        'If you did not ask for it, ignore this email. Without your confirmation, we delete your address after seven days.',
      ),
    ],
  };
}

/** To a subscriber who signed up again. */
export function newsletterKnown(unsubscribe: string, { origin, brand }: MailSite): MailContent {
  return {
    subject: 'You already get the AI salary newsletter',
    preheader: 'There is nothing to do.',
    headline: 'You are already subscribed',
    body: [
      greeting,
      paragraph(
        'Someone, probably you, signed this address up for the AI salary newsletter. It is already subscribed, so there is nothing to do.',
      ),
    ],
    button: { label: 'See salary data', href: `${origin}/ai-ml-salary-data` },
    mailing: {
      why: `You get this email because your address is subscribed to the ${brand} newsletter.`,
      unsubscribe,
    },
  };
}
