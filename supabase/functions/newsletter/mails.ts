import { greeting, paragraph, type MailContent, type MailSite } from '@talent/mails/mail';

/**
 * Asks a new subscriber to confirm.
 * @param confirm - confirms the subscription, for seven days
 */
export function newsletterConfirmation(
  unsubscribe: string,
  confirm: string,
  { brand }: MailSite,
): MailContent {
  return {
    subject: `Confirm your subscription to the ${brand} newsletter`,
    preheader: 'One click starts the weekly AI salary newsletter.',
    headline: 'Confirm your subscription',
    body: [
      greeting,
      paragraph(
        `Please confirm that you want the weekly AI salary newsletter of ${brand}. The link works for seven days.`,
      ),
    ],
    button: { label: 'Confirm the subscription', href: confirm },
    mailing: {
      why: `You get this email because someone, probably you, entered your address on ${brand}. If it was not you, ignore it: without your confirmation, we delete the address after seven days. To delete it now, use this link:`,
      unsubscribe,
    },
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
