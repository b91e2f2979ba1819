import { OUTDATED_STATUS } from '@talent/api/contract/contracts';
import type { FormAnswer } from '@talent/api/forms/form-answer';
import type { FunctionContext } from '../context.ts';
import { reply as jsonReply } from '../http/replies.ts';
import type { SubmitResult } from './form-definition.ts';
import { acceptedPageBody, formPageBody, type FormTrouble, type PageForm } from './form-page.ts';
import { messagePageBody, pageResponse } from '../pages/page-document.ts';
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
export function formReply(
  form: PageForm,
  request: Request,
  reply: FormReply,
  values: Readonly<Record<string, unknown>> | null,
  context: FunctionContext,
): Response {
  const response = wantsPage(request)
    ? asPage(form, reply, values, context)
    : jsonReply(asJson(reply), STATUS[reply.status]);
  if (reply.status === 'limited')
    response.headers.set('Retry-After', String(reply.retryAfterSeconds));
  if (reply.status === 'wrong-method') response.headers.set('Allow', 'POST');
  return response;
}

/** A browser that submits a form accepts HTML; a script that sends it asks for JSON. */
export function wantsPage(request: Request): boolean {
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
): Response {
  const { page } = form;
  const status = STATUS[reply.status];
  if (reply.status === 'accepted' || reply.status === 'repeated') {
    const body = acceptedPageBody(page, reply.reference, context.site.replyTime);
    return pageResponse(status, { title: page.sent.title, body }, context);
  }
  const trouble = troubleOf(reply);
  if (trouble !== null && values !== null) {
    const body = formPageBody(form, values, trouble);
    return pageResponse(status, { title: page.title, body }, context);
  }
  const body = messagePageBody(page.title, unreadText(reply), {
    href: page.path,
    label: 'Back to the form',
  });
  return pageResponse(status, { title: page.title, body }, context);
}

/** Tells the visitor what to do about a form that was not read. */
function unreadText(reply: FormReply): string {
  switch (reply.status) {
    case 'too-large':
      return 'Your form is too large. Go back, shorten it, and send it again.';
    case 'limited':
      return `Too many forms have been sent from your network. Go back, and send it again ${inWords(reply.retryAfterSeconds)}.`;
    default:
      return 'The form could not be read. Fill it in again on its page.';
  }
}

/** The message above the form where it is shown again; null where nothing of it could be read. */
function troubleOf(reply: FormReply): FormTrouble | null {
  switch (reply.status) {
    case 'invalid':
      return { message: 'Please check these fields', errors: reply.fields };
    case 'limited':
      return {
        message: `Too many forms have been sent from your network. Send it again ${inWords(reply.retryAfterSeconds)}.`,
        errors: {},
      };
    case 'unavailable':
      return {
        message: 'We could not save your form. Nothing is lost. Send it again.',
        errors: {},
      };
    default:
      return null;
  }
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `in ${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}
