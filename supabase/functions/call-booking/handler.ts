import { nearestSlots, slotText } from '@talent/api/calls/slot-words';
import {
  callMails,
  callTokenHash,
  freeSlots,
  newCallToken,
} from '@talent/functions/calls/call-mails.ts';
import type { FunctionContext, FunctionHandler } from '@talent/functions/context.ts';
import { isOutdated, outdated } from '@talent/functions/contract/outdated.ts';
import { formHandler } from '@talent/functions/forms/form-handler.ts';
import { submitResult } from '@talent/functions/forms/submit-result.ts';
import { refusal, reply } from '@talent/functions/http/replies.ts';
import { createAddressLimit } from '@talent/functions/limits/address-limit.ts';
import { callBooked, callBookingForm } from './form.ts';

/** Lists of one address a minute. */
const limit = createAddressLimit(60);

const book = formHandler({
  form: callBookingForm,
  referencePrefix: 'B',
  limits: { perAddress: 10, perEmail: 3, windowSeconds: 3600 },
  submit: async ({ slot, consent: _, ...person }, { reference, argument }, context) => {
    const token = newCallToken();
    const id = crypto.randomUUID();
    const call = { ...person, id, reference, token, startsAt: slot, sequence: 0 };
    const result = submitResult(
      await context.data.rpc('submit_call_booking', {
        submission: argument,
        input: {
          ...{ ...person, id, slot, token_hash: callTokenHash(token) },
          consent_text: callBookingForm.fields.consent.label,
        },
        ...callMails({ ...call, change: 'booked' }, context),
      }),
    );
    if (result.status !== 'invalid') return result;
    return { status: 'invalid', fields: { slot: await takenText(slot, person.zone, context) } };
  },
  page: { title: 'Book a call', path: '/contact-ai-recruiters', sent: callBooked },
});

/** `/functions/v1/call-booking`: `GET` lists the free times, `POST` books one. */
export const handler: FunctionHandler = async (request, context) => {
  if (request.method !== 'GET') return book(request, context);
  if (isOutdated(request, callBookingForm.contract)) return outdated();
  const wait = limit(request, context);
  if (wait > 0) return refusal(429, 'rate-limited', { 'Retry-After': String(wait) });
  try {
    return reply({ slots: await freeSlots(context) });
  } catch (error) {
    context.log(`Times were not listed: ${error instanceof Error ? error.message : error}`);
    return refusal(503, 'unavailable');
  }
};

async function takenText(slot: string, zone: string, context: FunctionContext): Promise<string> {
  const near = nearestSlots(slot, await freeSlots(context)).map((at) => slotText(at, zone));
  if (near.length === 0) return 'This time is taken, and no other is free. Write to us instead.';
  return `This time was just taken. Nearest free: ${near.join('; ')}. Choose another time.`;
}
