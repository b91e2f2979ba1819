import { labelOf } from '@talent/protocol/forms/choice';
import { alertCountries } from './choices.ts';
import { greeting, paragraph, type MailContent, type MailSite } from '@talent/mails/mail';

/** The subject of an alert: the name of a role, and a country code. */
export interface AlertSubject {
  label: string;
  country: string;
}

/**
 * Asks for the confirmation of an alert.
 * @param alert - `sources`: a line for each source that can move it
 * @param links - `confirm`: confirms it, for seven days; `unsubscribe`: ends all alerts of the address
 */
export function alertConfirmation(
  alert: AlertSubject & { sources: readonly string[] },
  links: { unsubscribe: string; confirm: string },
  { brand }: MailSite,
): MailContent {
  const subject = inWords(alert);
  return {
    subject: `Confirm your salary alert: ${subject}`,
    preheader: 'One click, and we write when the pay of this role moves.',
    headline: `Confirm your salary alert: ${subject}`,
    body: [
      greeting,
      paragraph(
        `Please confirm that you want an email when the pay of this role moves: ${subject}. The link works for seven days.`,
      ),
    ],
    button: { label: 'Confirm the alert', href: links.confirm },
    after: [
      paragraph(
        'We write when a new edition of the figures moves the median or the middle half by more than 2%, or adds or withholds a figure. It is one email per edition at most.',
      ),
      ...(alert.sources.length === 0
        ? []
        : [paragraph(`It can come from: ${alert.sources.join(' ')}`)]),
    ],
    mailing: {
      why: `You get this email because someone, probably you, entered your address on ${brand}. If it was not you, ignore it: without your confirmation, we delete the address after seven days. To end all your alerts now, use this link:`,
      unsubscribe: links.unsubscribe,
    },
  };
}

/** To a subscriber who asked for the same alert again. */
export function alertKnown(
  alert: AlertSubject,
  unsubscribe: string,
  { origin, brand }: MailSite,
): MailContent {
  const subject = inWords(alert);
  return {
    subject: `You already have this salary alert: ${subject}`,
    preheader: 'It is on, so there is nothing to do.',
    headline: 'This salary alert is already on',
    body: [
      greeting,
      paragraph(
        `Someone, probably you, asked again for this salary alert: ${subject}. It is already on, so there is nothing to do.`,
      ),
    ],
    button: { label: 'See salary data', href: `${origin}/ai-ml-salary-data` },
    mailing: {
      why: `You get this email because you confirmed a salary alert on ${brand}. Unsubscribing ends all your salary alerts.`,
      unsubscribe,
    },
  };
}

function inWords({ label, country }: AlertSubject): string {
  return `${label}, ${labelOf(alertCountries, country)}`;
}
