import { createHmac } from 'node:crypto';
import { createSmtpMailer } from '@talent/functions/smtp-mailer.ts';
import type { Alert } from './alert-book.ts';
import { alertMail } from './alert-text.ts';

/** A way to tell people; rejects when it was not taken. */
export interface AlertChannel {
  name: 'mail' | 'webhook';
  send(alerts: readonly Alert[]): Promise<void>;
}

/** The receiver of alerts did not take them; `message` says why, and holds no address and no secret. */
export class AlertNotTakenError extends Error {
  readonly code = 'alert-not-taken';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AlertNotTakenError';
  }
}

/** What alerts say about the site. */
export interface AlertSite {
  brand: string;
  /** Public origin. */
  site: string;
  /** Path of the status page. */
  statusPath: string;
}

/** Takes a finished mail, such as into the folder of a mailbox. */
export type TakeMail = (mail: { to: string; subject: string; text: string }) => Promise<void>;

/** Mails go out directly: the queue of other mails is in the database, which may be what the alert is about. */
export function mailChannel(to: string, takeMail: TakeMail, about: AlertSite): AlertChannel {
  return {
    name: 'mail',
    send: (alerts) => takeMail({ to, ...alertMail(alerts, about) }),
  };
}

/**
 * Sends over SMTP, each mail over a connection of its own; every wait has a limit.
 * @param url such as `smtps://user:password@smtp.example.com`
 */
export function smtpTaker(url: string, from: { name: string; address: string }): TakeMail {
  const sendMail = createSmtpMailer({ url, from });
  return async (mail) => {
    try {
      await sendMail(mail);
    } catch (cause) {
      throw new AlertNotTakenError('the mail server did not take the mail', { cause });
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
        throw new AlertNotTakenError('the webhook cannot be reached', { cause });
      });
      await response.body?.cancel();
      if (!response.ok) throw new AlertNotTakenError(`the webhook answered ${response.status}`);
    },
  };
}
