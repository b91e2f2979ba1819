import { KnownError } from '@talent/node/terminal/known-error';
import { createHmac } from 'node:crypto';
import type { Alert } from '@talent/api/operations/operations-status';
import type { RenderedMail } from '@talent/mails/mail';
import { createSmtpMailer } from '@talent/node/mail/smtp-mailer';
import { operatorAlertMail } from '@talent/mails/operator-alert-mail';
import { renderMail } from '@talent/mails/render-mail';
import { formatTime } from '../objectives/objective.ts';

export interface AlertChannel {
  name: 'mail' | 'webhook';
  send(alerts: readonly Alert[]): Promise<void>;
}

/** The receiver did not accept alerts. The reason holds no address and no secret. */
const notAccepted = (reason: string, cause?: unknown): KnownError =>
  new KnownError('alert-not-accepted', reason, { cause });

/** Sends a finished mail, such as into the folder of a mailbox. */
export type SendMail = (mail: RenderedMail & { to: string }) => Promise<void>;

/** Sends mails directly: the queue of other mails is in the database, which may be the reason for the alert. */
export function mailChannel(to: string, sendMail: SendMail, about: AlertSite): AlertChannel {
  return { name: 'mail', send: (alerts) => sendMail({ to, ...alertMail(alerts, about) }) };
}

/** Sends over SMTP (`smtps://user:password@smtp.example.com`), each mail over a connection of its own. Every wait has a limit. */
export function smtpSender(url: string, from: { name: string; address: string }): SendMail {
  const send = createSmtpMailer({ url, from });
  return async (mail) => {
    try {
      await send(mail);
    } catch (cause) {
      throw notAccepted('the mail server did not accept the mail', cause);
    }
  };
}

const WEBHOOK_TIMEOUT_MS = 10_000;

/**
 * Posts `{ "site", "at", "alerts" }` as JSON. `X-Alert-Timestamp` is in seconds since 1970; `X-Alert-Signature` is `sha256=`
 * and the HMAC-SHA-256, in hex, of the timestamp, a dot and the body. Redirects are not followed: they could lead anywhere.
 */
export function webhookChannel(
  { url, secret }: { url: string; secret: string },
  { site }: AlertSite,
  now: () => Date = () => new Date(),
): AlertChannel {
  return {
    name: 'webhook',
    async send(alerts) {
      const at = now();
      const timestamp = String(Math.floor(at.getTime() / 1000));
      const body = JSON.stringify({ site, at: at.toISOString(), alerts });
      const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Alert-Timestamp': timestamp,
          'X-Alert-Signature': `sha256=${signature}`,
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
      }).catch((cause: unknown) => {
        throw notAccepted('the webhook cannot be reached', cause);
      });
      await response.body?.cancel();
      if (!response.ok) throw notAccepted(`the webhook answered ${response.status}`);
    },
  };
}

export interface AlertSite {
  brand: string;
  site: string;
  statusPath: string;
}

function alertMail(alerts: readonly Alert[], { brand, site, statusPath }: AlertSite): RenderedMail {
  const lasting = alerts.map((alert) => ({
    ...alert,
    lasted: formatTime(Math.max(Date.parse(alert.at) - Date.parse(alert.since), 0)),
  }));
  const content = operatorAlertMail(lasting, { brand, origin: site, statusPath });
  return renderMail(content, { brand, origin: site });
}
