import { Buffer } from 'node:buffer';
import { createTransport } from 'nodemailer';
import { subjectLine } from './subject-line.ts';

/** A mail as text, and as HTML if given. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** An entry for calendars, iCalendar: attached, and shown by mail programs that know it. */
  calendar?: string;
  /** Beside the ones a mailer writes itself, such as `List-Unsubscribe` or `Reply-To`. */
  headers?: Record<string, string>;
}

export interface SmtpOptions {
  /** Such as `smtps://user:password@smtp.example.com` or `smtp://127.0.0.1:2525`. */
  url: string;
  /** Sender of every mail. */
  from: { name: string; address: string };
}

/**
 * Sends mails through an SMTP server, each over its own connection. Rejects when the server refuses a mail. The time
 * limits add up to well below the queue's lease of two minutes.
 */
export function createSmtpMailer({ url, from }: SmtpOptions) {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // The site writes the text of its mails itself: nothing is ever read from files or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ headers = {}, calendar, ...message }: MailMessage): Promise<void> => {
    const { 'Message-ID': messageId, 'Reply-To': replyTo, ...others } = headers;
    await transport.sendMail({
      ...message,
      ...(calendar !== undefined && {
        icalEvent: { method: 'PUBLISH', filename: 'call.ics', content: calendar },
      }),
      // Every mail passes here, no matter who wrote it into the queue.
      subject: asTyped(subjectLine(message.subject)),
      from,
      ...(messageId === undefined ? {} : { messageId }),
      ...(replyTo === undefined ? {} : { replyTo }),
      headers: others,
    });
  };
}

/**
 * Mail programs decode words such as `=?utf-8?q?x?=`, and the transport sends them as they are: encoded once more, they are shown
 * as they were typed. A word of ten characters has no more than the 75 bytes of RFC 2047.
 */
function asTyped(subject: string): string {
  if (!subject.includes('=?')) return subject;
  const parts = subject.match(/.{1,10}/gsu) ?? [];
  return parts.map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join(' ');
}
