import { OUTDATED_STATUS } from '@talent/protocol/contract';
import type { FormAnswer } from '@talent/protocol/forms/form-answer';
import type { FunctionContext } from '../context.ts';
import { reply as jsonReply } from '../http/replies.ts';
import type { SubmitResult } from './form-definition.ts';
import { acceptedPageBody, formPageBody, type FormTrouble, type PageForm } from './form-page.ts';
import { type Markup, messagePageBody, pageResponse } from '../pages/page-document.ts';
import type { ReadForm } from '../http/read-submission.ts';

/** The outcome of a sent form. */
export type FormReply =
  | Exclude<SubmitResult, { status: 'full' }>
  | Exclude<ReadForm, { status: 'read' }>
  | { status: 'unavailable' | 'outdated' };

const STATUS: Readonly<Record<FormReply['status'], number>> = {
  accepted: 201,
  repeated: 200,
  invalid: 422,
  limited: 429,
  'too-large': 413,
  'wrong-type': 415,
  'wrong-method': 405,
  unreadable: 400,
  unavailable: 503,
  outdated: OUTDATED_STATUS,
};

/**
 * The answer to a form, in the format that the request accepts: JSON, or a whole page.
 * @param values for the form where it is shown again; null: they were not read
 */
export async function formReply(
  form: PageForm,
  request: Request,
  reply: FormReply,
  values: Readonly<Record<string, unknown>> | null,
  context: FunctionContext,
): Promise<Response> {
  const response = wantsPage(request)
    ? await asPage(form, reply, values, context)
    : jsonReply(asJson(reply), STATUS[reply.status]);
  if (reply.status === 'limited')
    response.headers.set('Retry-After', String(reply.retryAfterSeconds));
  if (reply.status === 'wrong-method') response.headers.set('Allow', 'POST');
  return response;
}

/** A browser that submits a form accepts HTML; a script that sends it asks for JSON. */
function wantsPage(request: Request): boolean {
  const isJson = (request.headers.get('content-type') ?? '').startsWith('application/json');
  return !isJson && (request.headers.get('accept') ?? '').includes('text/html');
}

function asJson(reply: FormReply): FormAnswer {
  switch (reply.status) {
    case 'accepted':
    case 'repeated':
      return { reference: reply.reference, ...reply.more };
    case 'invalid':
      return { code: 'invalid', fields: reply.fields };
    case 'limited':
      return { code: 'rate-limited', retryAfterSeconds: reply.retryAfterSeconds };
    default:
      return { code: reply.status };
  }
}

function asPage(
  form: PageForm,
  reply: FormReply,
  values: Readonly<Record<string, unknown>> | null,
  context: FunctionContext,
): Promise<Response> {
  const { page } = form;
  const show = (body: Markup, title = page.title) =>
    pageResponse(STATUS[reply.status], { title, body }, context);
  const again = (message: string, errors: FormTrouble['errors'] = {}) =>
    show(formPageBody(form, values ?? {}, { message, errors }));
  const unread = (message: string) =>
    show(messagePageBody(page.title, message, { href: page.path, label: 'Back to the form' }));
  switch (reply.status) {
    case 'accepted':
    case 'repeated':
      return show(acceptedPageBody(page, reply.reference, context.site.replyTime), page.sent.title);
    case 'invalid':
      return again('Please check these fields', reply.fields);
    case 'unavailable':
      return again('We could not save your form. Nothing is lost. Send it again.');
    case 'limited': {
      const tooMany = 'Too many forms have been sent from your network.';
      const wait = inWords(reply.retryAfterSeconds);
      return values === null
        ? unread(`${tooMany} Go back, and send it again ${wait}.`)
        : again(`${tooMany} Send it again ${wait}.`);
    }
    case 'too-large':
      return unread('Your form is too large. Go back, shorten it, and send it again.');
    default:
      return unread('The form could not be read. Fill it in again on its page.');
  }
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `in ${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}
