import { paragraph, type MailContent } from '../mail.ts';
import { utcTime } from '../utc-time.ts';

/**
 * Tells the staff that the access to LinkedIn ends soon.
 * @param endsAt - ISO time
 * @param page - address of the page that connects the account
 */
export function linkedInExpiry(endsAt: string, page: string): MailContent {
  const time = utcTime(endsAt);
  return {
    subject: `The access to LinkedIn ends on ${time}`,
    preheader: 'Planned posts fail from then on.',
    headline: 'The access to LinkedIn ends soon',
    body: [
      paragraph(`The access ends on ${time}. Planned posts fail from then on.`),
      paragraph('Connect the account again before.'),
    ],
    button: { label: 'Connect LinkedIn', href: page },
  };
}
