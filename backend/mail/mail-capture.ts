import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { createMailOutbox, type OutboxMail } from './outbox.ts';

/** A local SMTP server that puts every mail into an outbox. */
export interface MailCapture {
  /** Such as `smtp://127.0.0.1:40321`. */
  url: string;
  close(): Promise<void>;
}

/**
 * Starts one on a free port of 127.0.0.1. It accepts every mail and delivers none.
 * @param onKept called after a mail is stored and before its sender gets the answer
 */
export async function startMailCapture(
  outboxFolder: string,
  onKept: () => void = () => {},
): Promise<MailCapture> {
  const outbox = createMailOutbox(outboxFolder);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: 10 * 1024 * 1024,
    onData: (stream, session, taken) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      readMail(stream, recipients)
        .then((mail) => outbox.send(mail))
        .then(onKept)
        .then(
          () => taken(),
          (error: unknown) => taken(error instanceof Error ? error : new Error('not taken')),
        );
    },
  });
  // A sender that disconnects in the middle of a mail retries it.
  server.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readMail(
  stream: Readable,
  recipients: readonly string[],
): Promise<Omit<OutboxMail, 'sentAt'>> {
  const parsed = await PostalMime.parse(await buffer(stream));
  return {
    to: recipients.join(', '),
    subject: parsed.subject ?? '',
    ...(parsed.from?.address === undefined ? {} : { from: parsed.from.address }),
    ...(parsed.text === undefined ? {} : { text: parsed.text }),
    ...(parsed.html === undefined ? {} : { html: parsed.html }),
    headers: Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value])),
  };
}
