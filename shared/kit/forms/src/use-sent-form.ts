import { track } from '@talent/sdk';
import { useState } from 'react';
import {
  firstMessages,
  readControls,
  type Field,
  type Fields,
  type Form,
  type ValuesOf,
} from './define-form.ts';
import { sendForm, type SendFailure } from './send-form.ts';
import { useForm } from './use-form.ts';

/** The outcome of sending a form. The entries stay in each but `sent`. */
export type SentOutcome =
  | SendFailure
  /** The page is too old for the server. `isKept`: the entries survive the reload that it needs. */
  | { status: 'outdated'; isKept: boolean }
  | { status: 'sent'; receipt: string };

interface SentFormOptions<Values> {
  /** The name of its kept entries, where it is not that of every form of its type. */
  kept?: string;
  /** The analytics record this about a captured address, and never the address. */
  captured: (values: Values) => { source: string; user_role: string };
  onSent?: (receipt: string) => void;
}

export type SentFormState<F extends Fields = Fields> = ReturnType<typeof useSentForm<F>>;

/** A described form that a function of the site takes. */
export function useSentForm<F extends Fields>(
  form: Form<F>,
  { kept, captured, onSent }: SentFormOptions<ValuesOf<Form<F>>>,
) {
  const { type, fields, schema, isMultipart } = form;
  const [keyOf] = useState(createKeys);
  const core = useForm<ValuesOf<Form<F>>, SentOutcome>({
    kept: kept ?? type,
    ids: `${form.ids}-`,
    check: (controls) => {
      const { data, error } = schema.safeParse(readControls(form, controls));
      return data ? { values: data } : { messages: firstMessages(error) };
    },
    send: async (values, controls, { refuse, progress, erase, keep }) => {
      controls.set('idempotency_key', keyOf(controls));
      const { page, website, idempotency_key } = Object.fromEntries(controls);
      const body = isMultipart ? controls : { ...values, page, website, idempotency_key };
      // All of it sent is not yet taken.
      const result = await sendForm(form, body, (sent) => progress(sent < 1 ? sent : null));
      const success = result.status === 'sent';
      track({ event_type: 'form_submission', metadata: { form_type: type, success } });
      if (result.status === 'outdated') return { ...result, isKept: keep() };
      if (result.status === 'invalid') {
        refuse(result.fields);
        return null;
      }
      if (result.status === 'sent') {
        erase();
        track({ event_type: 'email_captured', metadata: captured(values) });
        onSent?.(result.receipt);
      }
      return result;
    },
  });
  return {
    ...core,
    form,
    /** Props of the field called `name`, for the component that shows it. */
    field: <Name extends keyof F & string>(fieldName: Name) => {
      const { kind: _, schema: __, ...shown } = fields[fieldName] as F[Name] & Field;
      return { ...shown, ...core.control(fieldName) };
    },
  };
}

/**
 * Gives every filled form its key, a UUID: the same for the same values, so that sending them again stores them once;
 * another one as soon as something was changed, so that the change is not lost.
 */
function createKeys(): (controls: FormData) => string {
  let [last, key] = ['', ''];
  return (controls) => {
    const content = JSON.stringify(
      [...controls].map(([name, value]) =>
        typeof value === 'string'
          ? [name, value]
          : [name, value.name, value.size, value.lastModified],
      ),
    );
    if (content !== last) [last, key] = [content, crypto.randomUUID()];
    return key;
  };
}
