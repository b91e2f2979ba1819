import { alertCountries } from '@talent/api/forms/salary-alert';
import { labelOf } from '@talent/api/forms/choice';
import { subjectLine } from '@talent/node/mail/subject-line';
import type { FunctionContext } from '../context.ts';
import { oneClickHeaders } from '../mail/mail-links.ts';
import { mailText, type QueuedMessage } from '../mail/mail-parts.ts';
import { confirmAlertLink, unsubscribeAlertsLink, type AlertFacts } from './alert-links.ts';

/** An alert with its ids and the name of its role. */
export interface RequestedAlert extends AlertFacts {
  id: string;
  subscriberId: string;
  label: string;
}

/** The mail with the link that confirms an alert. */
export async function confirmAlertMail(alert: RequestedAlert, context: FunctionContext) {
  const subject = `${alert.label}, ${labelOf(alertCountries, alert.country)}`;
  return {
    name: 'confirm',
    to: alert.email,
    subject: subjectLine(`Confirm your salary alert: ${subject}`),
    text: mailText(
      [
        'Hello,',
        `Please confirm that you want an email when the pay of this role moves: ${subject}. The link works for seven days:`,
        await confirmAlertLink(alert.id, context),
        'We write when a new edition of the figures moves the median or the middle half by more than 2%, or adds or withholds a figure. It is one email per edition at most.',
        'If you did not ask for it, ignore this email. Without your confirmation, we delete your address after seven days.',
      ],
      context.site,
    ),
  } satisfies QueuedMessage;
}

/** The mail to a subscriber who asked for the same alert again. */
export async function knownAlertMail(alert: RequestedAlert, context: FunctionContext) {
  const unsubscribe = await unsubscribeAlertsLink(alert.subscriberId, context);
  const subject = `${alert.label}, ${labelOf(alertCountries, alert.country)}`;
  return {
    name: 'known',
    to: alert.email,
    subject: subjectLine(`You already have this salary alert: ${subject}`),
    text: mailText(
      [
        'Hello,',
        `Someone, probably you, asked again for this salary alert: ${subject}. It is already on, so there is nothing to do.`,
        `To end all your salary alerts: ${unsubscribe}`,
      ],
      context.site,
    ),
    headers: oneClickHeaders(unsubscribe),
  } satisfies QueuedMessage;
}
