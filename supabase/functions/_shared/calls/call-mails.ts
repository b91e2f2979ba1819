import { createHash, randomBytes } from 'node:crypto';
import { slotText } from '@talent/api/calls/slot-words';
import { greeting, paragraph, replyLink, type MailContent } from '@talent/mails/mail';
import type { FunctionContext } from '../context.ts';
import { senderAndStaff } from '../mail/sender-and-staff.ts';
import { calendarEntry } from './calendar-entry.ts';

/** A booking, and what has become of it. */
export interface CallFacts {
  id: string;
  reference: string;
  startsAt: string;
  sequence: number;
  name: string;
  email: string;
  zone: string;
  token: string;
  change: 'booked' | 'moved' | 'cancelled';
}

/** A token for the link of a booking: only its hash is stored. */
export function newCallToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash under which a booking is found. */
export function callTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The free times as the database has them now, ISO, the earliest first. @throws when it does not answer */
export async function freeSlots({ data }: Pick<FunctionContext, 'data'>): Promise<string[]> {
  // oxlint-disable-next-line house/whole-reads -- two weeks of half hours of one calendar
  const { data: rows } = await data.rpc('free_call_slots').throwOnError();
  return rows.map(({ starts_at: at }) => new Date(at).toISOString());
}

/** The mails to visitor and staff, with the entry for the visitor's calendar. Nothing that was typed goes to the visitor. */
export function callMails(call: CallFacts, { site, now }: Pick<FunctionContext, 'site' | 'now'>) {
  const link = `${site.origin}/functions/v1/call-change?token=${call.token}`;
  const isCancelled = call.change === 'cancelled';
  const calendar = calendarEntry({ ...call, isCancelled, link, writtenAt: now() }, site);
  const mails = senderAndStaff(
    { name: 'sender', email: call.email },
    toVisitor(call, link, site.origin),
    toStaff(call),
    site,
  );
  return { mails, calendar };
}

const titles = {
  booked: 'Your call is booked',
  moved: 'Your call was moved',
  cancelled: 'Your call is canceled',
};

function toVisitor(call: CallFacts, link: string, origin: string): MailContent {
  const { change, reference, startsAt, zone } = call;
  const at = slotText(startsAt, zone);
  const isCancelled = change === 'cancelled';
  return {
    subject: `${titles[change]} (${reference})`,
    preheader: at,
    headline: titles[change],
    body: [
      greeting,
      paragraph(
        isCancelled
          ? `The call on ${at} is canceled. You can remove it from your calendar with the attached entry.`
          : `A recruiter will call with you on ${at}, for 30 minutes. Reply to this email with your phone number, or ask for a video link. The attached file adds the call to your calendar.`,
      ),
    ],
    button: isCancelled
      ? { label: 'Book another call', href: `${origin}/contact-ai-recruiters` }
      : { label: 'Move or cancel the call', href: link },
  };
}

function toStaff(call: CallFacts): MailContent {
  const { change, reference, startsAt, name, email, zone } = call;
  const done = change === 'cancelled' ? 'canceled' : change;
  return {
    subject: `Call ${reference}: ${done}`,
    preheader: slotText(startsAt, 'UTC'),
    headline: `A call was ${done}`,
    body: [
      {
        kind: 'facts',
        rows: [
          { label: 'Reference', value: reference },
          { label: 'Time', value: `${slotText(startsAt, zone)} (${zone})` },
          { label: 'Name', value: name },
          { label: 'Email', value: email },
        ],
      },
    ],
    button: { label: `Write to ${name}`, href: replyLink(email, `Your call ${reference}`) },
  };
}
