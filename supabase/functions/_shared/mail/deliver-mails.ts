import { isAnsweredByStaff, noticeMail, UnknownNoticeError } from '@talent/mails/notice-mail';
import { renderMail } from '@talent/mails/render-mail';
import type { FunctionContext } from '../context.ts';
import { bounceOf, type Bounce } from './bounce-of.ts';

/**
 * Sends the mails that are due, one after the other, until none is left. Several senders may run at once: the database
 * leases each mail to one of them. A mail that the server refuses stays in the queue and is retried later. The others are
 * still sent where the refusal concerns that mail alone. An address that refuses for good is noted as a bounce.
 * @returns how many mails the server accepted
 * @throws when the database does not answer; an unfinished mail is leased again after two minutes.
 */
export async function sendDueMails(context: FunctionContext): Promise<number> {
  let sent = 0;
  for (;;) {
    // One at a time: its two-minute lease covers every time limit of one delivery.
    // oxlint-disable-next-line house/whole-reads -- one mail
    const { data: mails } = await context.data.rpc('claim_mails', { how_many: 1 }).throwOnError();
    const [mail] = mails;
    if (mail === undefined) return sent;
    const failure = await send(mail, context);
    await context.data
      .rpc(
        'finish_mail',
        failure === null
          ? { id: mail.id }
          : {
              id: mail.id,
              error: failure.reason,
              ...(failure.bounce !== null && { bounce: { ...failure.bounce } }),
            },
      )
      .throwOnError();
    if (failure === null) {
      sent += 1;
      continue;
    }
    context.log(`Mail ${mail.id} was not taken (attempt ${mail.attempts}): ${failure.reason}`);
    // The server may be down: the other mails wait for the next run instead of failing one by one.
    if (!failure.isOfThisMail) return sent;
  }
}

/** A mail of the queue: its words, or the template and the facts that they are written from. */
interface QueuedMail {
  id: number;
  to_address: string;
  subject: string | null;
  text: string | null;
  html: string | null;
  template: string | null;
  facts: unknown;
  headers: unknown;
  attempts: number;
  created_at: string;
}

/** Null when the server accepted the mail, otherwise the reason, whether it concerns this mail alone, and its bounce. */
async function send(
  mail: QueuedMail,
  context: FunctionContext,
): Promise<{ reason: string; isOfThisMail: boolean; bounce: Bounce | null } | null> {
  try {
    await context.sendMail({
      to: mail.to_address,
      ...wordsOf(mail, context.site),
      headers: {
        ...(mail.headers as Record<string, string>),
        ...(isAnsweredByStaff(mail.template ?? '') && { 'Reply-To': context.site.email }),
        // The same for every attempt, so that mail programs recognize a mail that was accepted twice.
        'Message-ID': `<${mail.id}.${Date.parse(mail.created_at)}@${new URL(context.site.origin).hostname}>`,
      },
    });
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    const bounce = bounceOf(error);
    const isOfThisMail =
      code === 'EENVELOPE' || bounce !== null || error instanceof UnknownNoticeError;
    return { reason: reason(error), isOfThisMail, bounce };
  }
}

/** The words of a mail: those of its row, or those of its template. */
function wordsOf(
  { subject, text, html, template, facts }: QueuedMail,
  site: FunctionContext['site'],
): { subject: string; text: string; html?: string } {
  if (subject === null || text === null) {
    return renderMail(noticeMail(template ?? 'none', facts, site), site);
  }
  return { subject, text, ...(html === null ? {} : { html }) };
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown reason';
}
