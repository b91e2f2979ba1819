import { hmacHex, hmacUuid, normalEmail } from '@talent/api/address/hash';
import { ILLEGIBLE } from '@talent/protocol/forms/schema';
import { firstMessages, readControls } from '@talent/forms/define-form';
import type { FunctionContext, FunctionHandler } from '../context.ts';
import { isOutdated } from '../contract/outdated.ts';
import { createAddressLimit, senderOf } from '../limits/address-limit.ts';
import { sendDueMails } from '../mail/deliver-mails.ts';
import type { FormDefinition } from './form-definition.ts';
import { formReply, type FormReply } from './form-replies.ts';
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
  definition: FormDefinition<Input>,
): FunctionHandler {
  const { form, maxFormBytes } = definition;
  const reading = { maxFormBytes, readForm: (sent: FormData) => readControls(form, sent) };
  const countAttempt = createAddressLimit(ATTEMPTS_A_MINUTE);
  return async (request, context) => {
    if (isOutdated(request, form.contract))
      return formReply(definition, request, { status: 'outdated' }, {}, context);
    const wait = countAttempt(request, context);
    if (wait > 0) {
      const limited = { status: 'limited', retryAfterSeconds: wait } as const;
      return formReply(definition, request, limited, null, context);
    }
    const sent = await readSubmission(request, reading);
    if (sent.status !== 'read') return formReply(definition, request, sent, {}, context);
    if (definition.addressField) fillFromAddress(sent.fields, definition.addressField, request);
    const reply = await accept(definition, sent, request, context);
    return formReply(definition, request, reply, sent.fields, context);
  };
}

async function accept<Input extends { email: string }>(
  definition: FormDefinition<Input>,
  sent: SentForm,
  request: Request,
  context: FunctionContext,
): Promise<FormReply> {
  const { form, limits, schema = form.schema } = definition;
  const { fields, illegible = [] } = sent;
  const reference = newReference(definition.referencePrefix);
  // People cannot see this field. A robot that filled it in must not learn that it was noticed.
  if (fields['website']) return { status: 'accepted', reference };
  const parsed = schema.safeParse(fields);
  const unshown = illegible.filter((name) => !parsed.success || name in parsed.data);
  if (!parsed.success || unshown.length > 0) {
    const messages = Object.fromEntries(unshown.map((name) => [name, ILLEGIBLE]));
    return {
      status: 'invalid',
      fields: { ...messages, ...firstMessages(parsed.error) },
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
  const page =
    typeof sentPage === 'string' && PAGE.test(sentPage) ? sentPage : definition.page.path;
  try {
    const result = await definition.submit(
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
                `${form.type}:${sender.ip_hash}:${window}:${fingerprint(fields)}`,
              ),
          reference,
          page,
          ...sender,
          email_hash: emailHash,
          per_address: limits.perAddress,
          per_email: limits.perEmail,
          window_seconds: limits.windowSeconds,
          ...(definition.needsMail && { mail_to: parsed.data.email }),
        },
      },
      context,
    );
    if (result.status === 'accepted') context.afterAnswer(sendMails(context));
    if (result.status !== 'full') return result;
    // Shown as any invalid field is, so that the entries stay and the sentence is where the form is.
    return {
      status: 'invalid',
      fields: (result.what === 'files' && definition.filesAreFull?.(context.site)) || {
        email: `We cannot take more forms today. Send it tomorrow, or write to ${context.site.email}.`,
      },
    };
  } catch (error) {
    context.log(
      `Form ${form.type} was not stored: ${error instanceof Error ? error.message : error}`,
    );
    return { status: 'unavailable' };
  }
}

/** Scripts say themselves what is left of the address. */
function fillFromAddress(fields: Record<string, unknown>, name: string, request: Request): void {
  const isPage = !request.headers.get('content-type')?.startsWith('application/json');
  if (isPage && fields[name] === '')
    fields[name] = URL.parse(request.headers.get('Referer') ?? '')?.search.slice(1) ?? '';
}

/** At once; mails that cannot be sent now wait for the schedule. */
async function sendMails(context: FunctionContext): Promise<void> {
  await sendDueMails(context).catch((error: Error) => context.log(`Mails wait: ${error.message}`));
}

/** Crockford's alphabet, in which no letter resembles a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference such as `C-7K2M9QXD`: 40 random bits, easy to read aloud. */
function newReference(prefix: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `${prefix}-${Array.from(bytes, (byte) => ALPHABET[byte % 32]).join('')}`;
}

function fingerprint(fields: Readonly<Record<string, unknown>>): string {
  const facts = Object.entries(fields).map(([name, value]) =>
    value instanceof File ? [name, value.name, value.size] : [name, value],
  );
  return JSON.stringify(facts.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
}
