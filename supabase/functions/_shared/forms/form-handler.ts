import { hmacHex, hmacUuid, normalEmail } from '@talent/api/address/hash';
import { contracts } from '@talent/api/contract/contracts';
import { ILLEGIBLE } from '@talent/api/forms/schema';
import type { FunctionContext, FunctionHandler } from '../context.ts';
import { contractOf } from '../contract/contract-of.ts';
import { createAddressLimit } from '../limits/address-limit.ts';
import { senderOf } from '../limits/sender.ts';
import { deliverMails } from '../mail/deliver-mails.ts';
import type { FormDefinition } from './form-definition.ts';
import { formReply, wantsPage, type FormReply } from './form-replies.ts';
import { readSubmission, type SentForm } from '../http/read-submission.ts';

/** Of one address, refused forms included: counted before a form is read. */
const ATTEMPTS_A_MINUTE = 60;
const TEN_MINUTES_MS = 10 * 60 * 1000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const PAGE = /^\/[a-z0-9/_-]{0,199}$/;

/**
 * Serves a form: reads JSON, and HTML forms for browsers without JavaScript. Asks tabs whose contract is no longer served
 * for a reload and addresses that send too many to wait, before anything is read. Refuses forms that are too large, unreadable or invalid, and pretends to accept those of robots. Stores the others once for each key and answers after that; the
 * mails are sent in the background.
 */
export function formHandler<Input extends { email: string }>(
  form: FormDefinition<Input>,
): FunctionHandler {
  const countAttempt = createAddressLimit(ATTEMPTS_A_MINUTE);
  const current = contracts[form.name === 'assessment-save' ? 'assessment' : form.name];
  return async (request, context) => {
    const unnamed = wantsPage(request) ? current : undefined;
    const contract = contractOf(request, current, form.earlier, unnamed);
    if (contract.status === 'outdated') return formReply(form, request, contract, {}, context);
    const wait = countAttempt(request, context);
    if (wait > 0) {
      const limited = { status: 'limited', retryAfterSeconds: wait } as const;
      return formReply(form, request, limited, null, context);
    }
    const sent = await readSubmission(request, form);
    if (sent.status !== 'read') return formReply(form, request, sent, {}, context);
    const fields = contract.upgrade(sent.fields);
    const reply = await accept(form, { ...sent, fields }, request, context);
    return formReply(form, request, reply, fields, context);
  };
}

async function accept<Input extends { email: string }>(
  form: FormDefinition<Input>,
  sent: SentForm,
  request: Request,
  context: FunctionContext,
): Promise<FormReply> {
  const { fields, illegible = [] } = sent;
  const reference = newReference(form.referencePrefix);
  // People cannot see this field. A robot that filled it in must not learn that it was noticed.
  if (fields['website']) return { status: 'accepted', reference };
  const parsed = form.schema.safeParse(fields);
  const unshown = illegible.filter((name) => !parsed.success || name in parsed.data);
  if (!parsed.success || unshown.length > 0) {
    const messages = Object.fromEntries(unshown.map((name) => [name, ILLEGIBLE]));
    return {
      status: 'invalid',
      fields: { ...messages, ...firstMessages(parsed.error?.issues ?? []) },
    };
  }

  const { secret } = context;
  const now = context.now();
  const sender = await senderOf(request, context);
  const emailHash = await hmacHex(secret, `email:${normalEmail(parsed.data.email)}`);
  const key = fields['idempotency_key'];
  const window = Math.floor(now.getTime() / TEN_MINUTES_MS);
  const isKey = typeof key === 'string' && UUID.test(key);
  const sentPage = fields['page'];
  const page = typeof sentPage === 'string' && PAGE.test(sentPage) ? sentPage : form.page.path;
  try {
    const result = await form.submit(
      parsed.data,
      {
        reference,
        page,
        receivedAt: now.toISOString(),
        argument: {
          // Without JavaScript a double click sends the same fields twice, and no key.
          key: isKey
            ? key.toLowerCase()
            : await hmacUuid(
                secret,
                `${form.name}:${sender.ip_hash}:${window}:${fingerprint(fields)}`,
              ),
          reference,
          page,
          ...sender,
          email_hash: emailHash,
          per_address: form.limits.perAddress,
          per_email: form.limits.perEmail,
          window_seconds: form.limits.windowSeconds,
          ...(form.needsMail && { mail_to: parsed.data.email }),
        },
      },
      context,
    );
    if (result.status === 'accepted') context.afterAnswer(deliverMails(context));
    return result.status === 'full' ? fullReply(result, context.site) : result;
  } catch (error) {
    context.log(
      `Form ${form.name} was not stored: ${error instanceof Error ? error.message : error}`,
    );
    return { status: 'unavailable' };
  }
}

/** Shown as any invalid field is, so that the entries stay and the sentence is where the form is. */
function fullReply(
  { what }: { what: 'forms' | 'files' },
  { email }: FunctionContext['site'],
): FormReply {
  const fields =
    what === 'files'
      ? { cv: `We cannot take more files today. Email your CV to ${email}, and name the job.` }
      : { email: `We cannot take more forms today. Send it tomorrow, or write to ${email}.` };
  return { status: 'invalid', fields };
}

/** Crockford's alphabet, in which no letter resembles a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference such as `C-7K2M9QXD`: 40 random bits, easy to read aloud. */
function newReference(prefix: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `${prefix}-${Array.from(bytes, (byte) => ALPHABET[byte % 32]).join('')}`;
}

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
