import { alertConfirmation, alertKnown } from './mails.ts';
import type { FunctionContext } from '@talent/functions/context.ts';
import {
  confirmMailTo,
  confirmUntil,
  knownMailTo,
  mailLink,
  type LinkContext,
} from '@talent/functions/mail/mail-links.ts';
import { hmacUuid, normalEmail } from '@talent/api/address/hash';

/** An alert with its ids and the name of its role. */
export interface RequestedAlert extends AlertFacts {
  id: string;
  subscriberId: string;
  label: string;
}

/** The mail with the link that confirms an alert. */
export async function confirmAlertMail(alert: RequestedAlert, context: FunctionContext) {
  const content = alertConfirmation(alert, await confirmAlertLink(alert.id, context));
  return confirmMailTo(alert.email, content, context);
}

/** The mail to a subscriber who asked for the same alert again. */
export async function knownAlertMail(alert: RequestedAlert, context: FunctionContext) {
  const unsubscribe = await unsubscribeAlertsLink(alert.subscriberId, context);
  const content = alertKnown(alert, unsubscribe, context.site);
  return knownMailTo(alert.email, content, unsubscribe, context);
}

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
function confirmAlertLink(id: string, context: LinkContext): Promise<string> {
  return mailLink('salary-alert-confirm', id, confirmUntil(context), context);
}

/** Ends every alert of an address. Valid until the secret changes. */
export function unsubscribeAlertsLink(subscriberId: string, context: LinkContext): Promise<string> {
  return mailLink('salary-alert-unsubscribe', subscriberId, null, context);
}
