import { isAnsweredByStaff, noticeMail, UnknownNoticeError } from '@talent/mails/notice-mail';
import { renderMail } from '@talent/mails/render-mail';
import type { Database } from '@talent/data/types';
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
    const outcome = failure && {
      error: failure.reason,
      ...(failure.bounce !== null && { bounce: { ...failure.bounce } }),
    };
    await context.data.rpc('finish_mail', { id: mail.id, ...outcome }).throwOnError();
    if (failure === null) {
      sent += 1;
      continue;
    }
    context.log(`Mail ${mail.id} was not taken (attempt ${mail.attempts}): ${failure.reason}`);
    // The server may be down: the other mails wait for the next run instead of failing one by one.
    if (!failure.isOfThisMail) return sent;
  }
}

/** Its words, or the template and the facts that they are written from. */
type QueuedMail = Database['public']['Tables']['mail_queue']['Row'];

/** Null when the server accepted the mail, otherwise the reason, whether it concerns this mail alone, and its bounce. */
async function send(
  mail: QueuedMail,
  context: FunctionContext,
): Promise<{ reason: string; isOfThisMail: boolean; bounce: Bounce | null } | null> {
  try {
    await context.sendMail({
      to: mail.to_address,
      ...wordsOf(mail, context.site),
      ...(mail.calendar && { calendar: mail.calendar }),
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
