import type { FunctionContext } from '../context.ts';

/**
 * Sends the mails that are due, one after the other, until none is left. Any number of senders may
 * run: the database hands each mail to one of them. A mail that the server does not take waits in the
 * queue and is tried again later; the others go on where it was its address alone that was refused.
 * @returns how many were taken by the server
 * @throws when the database does not answer; what was not finished is handed out again after two minutes.
 */
export async function sendDueMails(context: FunctionContext): Promise<number> {
  let sent = 0;
  for (;;) {
    // One at a time: its two-minute lease covers every time limit of one delivery.
    const { data: mails } = await context.data.rpc('claim_mails', { how_many: 1 }).throwOnError();
    const [mail] = mails;
    if (mail === undefined) return sent;
    const failure = await send(mail, context);
    await context.data
      .rpc(
        'finish_mail',
        failure === null ? { id: mail.id } : { id: mail.id, error: failure.reason },
      )
      .throwOnError();
    if (failure === null) {
      sent += 1;
      continue;
    }
    context.log(`Mail ${mail.id} was not taken (attempt ${mail.attempts}): ${failure.reason}`);
    // The server may be down: the other mails wait for the next run instead of failing one by one.
    if (!failure.isOfRecipient) return sent;
  }
}

/** Sends the due mails and logs a failure. */
export async function deliverMails(context: FunctionContext): Promise<void> {
  try {
    await sendDueMails(context);
  } catch (error) {
    context.log(`Mails wait: ${reason(error)}`);
  }
}

interface QueuedMail {
  id: number;
  to_address: string;
  subject: string;
  text: string;
  html: string | null;
  headers: unknown;
  attempts: number;
  created_at: string;
}

/** Null when the server accepted the mail, otherwise the reason, and whether it concerns this recipient alone. */
async function send(
  mail: QueuedMail,
  context: FunctionContext,
): Promise<{ reason: string; isOfRecipient: boolean } | null> {
  try {
    await context.sendMail({
      to: mail.to_address,
      subject: mail.subject,
      text: mail.text,
      ...(mail.html === null ? {} : { html: mail.html }),
      headers: {
        ...(mail.headers as Record<string, string>),
        // The same for every attempt, so that mail programs recognize a mail that was accepted twice.
        'Message-ID': `<${mail.id}.${Date.parse(mail.created_at)}@${new URL(context.site.origin).hostname}>`,
      },
    });
    return null;
  } catch (error) {
    const isOfRecipient = error instanceof Error && 'code' in error && error.code === 'EENVELOPE';
    return { reason: reason(error), isOfRecipient };
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown reason';
}
