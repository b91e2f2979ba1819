import { renderMail } from '@talent/mails/render-mail';
import { alertConfirmation, alertKnown } from '@talent/mails/salary-alert-mails';
import type { FunctionContext } from '../context.ts';
import { oneClickHeaders } from '../mail/mail-links.ts';
import type { QueuedMessage } from '../mail/queued-message.ts';
import { confirmAlertLink, unsubscribeAlertsLink, type AlertFacts } from './alert-links.ts';

/** An alert with its ids and the name of its role. */
export interface RequestedAlert extends AlertFacts {
  id: string;
  subscriberId: string;
  label: string;
}

/** The mail with the link that confirms an alert. */
export async function confirmAlertMail(alert: RequestedAlert, context: FunctionContext) {
  const content = alertConfirmation(alert, await confirmAlertLink(alert.id, context));
  return {
    name: 'confirm',
    to: alert.email,
    ...renderMail(content, context.site),
  } satisfies QueuedMessage;
}

/** The mail to a subscriber who asked for the same alert again. */
export async function knownAlertMail(alert: RequestedAlert, context: FunctionContext) {
  const unsubscribe = await unsubscribeAlertsLink(alert.subscriberId, context);
  return {
    name: 'known',
    to: alert.email,
    ...renderMail(alertKnown(alert, unsubscribe, context.site), context.site),
    headers: oneClickHeaders(unsubscribe),
  } satisfies QueuedMessage;
}
