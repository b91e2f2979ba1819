import type { FunctionContext, FunctionHandler } from './context.ts';
import { deliverMails } from './deliver-mails.ts';
import type { FormDefinition } from './form-definition.ts';
import { formReply, type FormReply } from './form-replies.ts';
import { hmacHex, hmacUuid, normalAddress, normalEmail } from '@talent/api/address/hash';
import { readSubmission, type SentForm } from './read-submission.ts';
import { newReference } from './reference.ts';

const TEN_MINUTES_MS = 10 * 60 * 1000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const PAGE = /^\/[a-z0-9/_-]{0,199}$/;

/**
 * Serves a form: reads JSON, and HTML forms for browsers without JavaScript; refuses what is too large,
 * unreadable or invalid; pretends to accept what a robot filled in; stores the rest once for each key,
 * and answers only when it is stored. Its mails go out afterwards.
 */
export function formHandler<Input extends { email: string }>(
  form: FormDefinition<Input>,
): FunctionHandler {
  return async (request, context) => {
    const sent = await readSubmission(request, form);
    if (sent.status !== 'read') return formReply(form, request, sent, {}, context);
    const reply = await accept(form, sent, request, context);
    return formReply(form, request, reply, sent.fields, context);
  };
}

async function accept<Input extends { email: string }>(
  form: FormDefinition<Input>,
  sent: SentForm,
  request: Request,
  context: FunctionContext,
): Promise<FormReply> {
  const { fields } = sent;
  const reference = newReference(form.referencePrefix);
  // A field that people cannot see: what filled it in must not learn that it was noticed.
  if (fields['website']) return { status: 'accepted', reference };
  const parsed = form.schema.safeParse(fields);
  if (!parsed.success) return { status: 'invalid', fields: firstMessages(parsed.error.issues) };

  const { secret } = context;
  const now = context.now();
  const ipHash = await hmacHex(secret, `ip:${normalAddress(context.clientAddress(request))}`);
  const emailHash = await hmacHex(secret, `email:${normalEmail(parsed.data.email)}`);
  const key = fields['idempotency_key'];
  const window = Math.floor(now.getTime() / TEN_MINUTES_MS);
  const isKey = typeof key === 'string' && UUID.test(key);
  const page = fields['page'];
  try {
    const result = await form.submit(
      parsed.data,
      {
        // Two clicks without JavaScript send the same fields twice, and nothing else to know them by.
        key: isKey
          ? key.toLowerCase()
          : await hmacUuid(secret, `${form.name}:${ipHash}:${window}:${fingerprint(fields)}`),
        ipHash,
        emailHash,
        reference,
        page: typeof page === 'string' && PAGE.test(page) ? page : form.page.path,
        receivedAt: now.toISOString(),
        limits: form.limits,
      },
      context,
    );
    if (result.status === 'accepted') context.afterAnswer(deliverMails(context));
    return result;
  } catch (error) {
    context.log(
      `Form ${form.name} was not stored: ${error instanceof Error ? error.message : error}`,
    );
    return { status: 'unavailable' };
  }
}

/** The first thing that is wrong with each field. */
function firstMessages(issues: readonly { path: PropertyKey[]; message: string }[]) {
  const messages: Record<string, string> = {};
  for (const { path, message } of issues) messages[String(path[0] ?? 'form')] ??= message;
  return messages;
}

function fingerprint(fields: Readonly<Record<string, unknown>>): string {
  const facts = Object.entries(fields).map(([name, value]) =>
    value instanceof File ? [name, value.name, value.size] : [name, value],
  );
  return JSON.stringify(facts.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
}
