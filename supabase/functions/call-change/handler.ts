import { nearestSlots, slotText } from '@talent/api/calls/slot-words';
import { callMails, callTokenHash, freeSlots } from '@talent/functions/calls/call-mails.ts';
import type { FunctionContext, FunctionHandler } from '@talent/functions/context.ts';
import { refusal } from '@talent/functions/http/replies.ts';
import { readSubmission } from '@talent/functions/http/read-submission.ts';
import { createAddressLimit } from '@talent/functions/limits/address-limit.ts';
import { sendDueMails } from '@talent/functions/mail/deliver-mails.ts';
import {
  messagePageBody,
  pageResponse,
  type Markup,
} from '@talent/functions/pages/page-document.ts';
import { html as markup } from 'hono/html';

/** Pages and changes of one address a minute. */
const limit = createAddressLimit(30);
const TOKEN = /^[\w-]{43}$/;
const home = { href: '/contact-ai-recruiters', label: 'Go to the contact page' };

/** `/functions/v1/call-change?token=…`: a page to move or cancel a booked call, for its visitor. Only its buttons act. */
export const handler: FunctionHandler = async (request, context) => {
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
    return refusal(405, 'wrong-method', { Allow: 'GET, HEAD, POST' });
  }
  const wait = limit(request, context);
  if (wait > 0)
    return page(429, 'Try again in a minute', 'Too many requests came from your network.', context);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  try {
    const call = TOKEN.test(token) ? await bookingOf(token, context) : undefined;
    if (!call) return await gone(context);
    if (request.method !== 'POST') return await choices(200, { call, token, context });
    const sent = await readSubmission(request, { maxBytes: 1024 });
    const slot = sent.status === 'read' ? sent.fields['slot'] : null;
    const isCancelled = sent.status === 'read' && sent.fields['cancel'] === 'yes';
    const isTime = typeof slot === 'string' && !Number.isNaN(Date.parse(slot));
    if (!isCancelled && !isTime)
      return await choices(422, { call, token, context }, 'Choose a time.');
    return await change(isCancelled ? null : new Date(String(slot)).toISOString(), {
      call,
      token,
      context,
    });
  } catch (error) {
    context.log(`A call was not changed: ${error instanceof Error ? error.message : error}`);
    return page(
      503,
      'That did not work',
      'The service is not available. Open the link again in a moment.',
      context,
    );
  }
};

async function bookingOf(token: string, { data }: FunctionContext) {
  const token_hash = callTokenHash(token);
  const { data: row } = await data
    .rpc('call_booking_of', { token_hash })
    .maybeSingle()
    .throwOnError();
  return row ?? undefined;
}

interface Chosen {
  call: NonNullable<Awaited<ReturnType<typeof bookingOf>>>;
  token: string;
  context: FunctionContext;
}

/** @param slot - ISO time to move to; null cancels */
async function change(slot: string | null, chosen: Chosen): Promise<Response> {
  const { call, token, context } = chosen;
  const { id, reference, name, email, zone, sequence: seen } = call;
  const startsAt = slot ?? call.starts_at;
  const { data: answer } = await context.data
    .rpc('change_call_booking', {
      ...{ token_hash: callTokenHash(token), seen, moved_to: slot as string },
      ...callMails(
        {
          ...{ id, reference, name, email, zone, token, startsAt, sequence: seen + 1 },
          change: slot === null ? 'cancelled' : 'moved',
        },
        context,
      ),
    })
    .throwOnError();
  const { status } = answer as { status: 'saved' | 'taken' | 'gone' };
  if (status === 'gone') return gone(context);
  if (status === 'taken') {
    const near = nearestSlots(startsAt, await freeSlots(context)).map((at) => slotText(at, zone));
    return choices(
      409,
      chosen,
      `This time was just taken. Nearest free: ${near.join('; ') || 'none'}.`,
    );
  }
  context.afterAnswer(
    sendDueMails(context).then(
      () => {},
      (error: Error) => context.log(`Mails wait: ${error.message}`),
    ),
  );
  const at = slotText(startsAt, zone);
  return slot === null
    ? page(200, 'Your call is canceled', `The call on ${at} will not take place.`, context)
    : page(
        200,
        'Your call was moved',
        `The call is now on ${at}. We have emailed you the new time.`,
        context,
      );
}

async function choices(
  status: number,
  { call: { starts_at: at, zone }, token, context }: Chosen,
  problem?: string,
): Promise<Response> {
  const title = 'Move or cancel your call';
  const free = await freeSlots(context);
  const form = (content: Markup) =>
    markup`<form method="post" action="/functions/v1/call-change?token=${token}">${content}</form>`;
  const body = markup`<h1>${title}</h1>
${problem !== undefined && markup`<p class="error" role="alert">${problem}</p>`}
<p>Your call is on <strong>${slotText(at, zone)}</strong>.</p>
${
  free.length > 0 &&
  form(markup`<div class="field"><label for="slot">Another time</label>
<select class="control" id="slot" name="slot">${free.map((slot) => markup`<option value="${slot}">${slotText(slot, zone)}</option>`)}</select></div>
<button>Move the call</button>`)
}
${form(markup`<input type="hidden" name="cancel" value="yes"><button>Cancel the call</button>`)}`;
  return pageResponse(status, { title, body }, context);
}

function gone(context: FunctionContext): Promise<Response> {
  return page(
    410,
    'This link leads to no call',
    'The call was canceled, is over, or was changed in another window. Open the link of the newest email, or book another call.',
    context,
  );
}

function page(status: number, title: string, text: string, context: FunctionContext) {
  return pageResponse(status, { title, body: messagePageBody(title, text, home) }, context);
}
