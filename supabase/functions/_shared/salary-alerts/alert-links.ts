import { hmacUuid, normalEmail } from '@talent/api/address/hash';
import { confirmUntil, mailLink, type LinkContext } from '../mail/mail-links.ts';

/** One alert: an address, the key of a role, and a country code. */
export interface AlertFacts {
  email: string;
  role: string;
  country: string;
}

/** The id of an alert: the same for every sign-up of the address for the role in the country. */
export function alertId(secret: string, { email, role, country }: AlertFacts): Promise<string> {
  return hmacUuid(secret, `salary-alert:${country}:${role}:${normalEmail(email)}`);
}

/** The id of an address, for all its alerts. */
export function alertSubscriberId(secret: string, email: string): Promise<string> {
  return hmacUuid(secret, `salary-alerts:${normalEmail(email)}`);
}

/** Confirms one alert. Valid for seven days. */
export function confirmAlertLink(id: string, context: LinkContext): Promise<string> {
  return mailLink('salary-alert-confirm', id, confirmUntil(context), context);
}

/** Ends every alert of an address. Valid until the secret changes. */
export function unsubscribeAlertsLink(subscriberId: string, context: LinkContext): Promise<string> {
  return mailLink('salary-alert-unsubscribe', subscriberId, null, context);
}
