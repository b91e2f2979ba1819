import type { ContractedFunction } from '@talent/api/contract/contracts';
import { emailField } from '@talent/api/forms/email';
import type { z } from '@talent/api/forms/schema';
import { sendForm } from '@talent/api/forms/send-form';
import type { SendFailure } from '@talent/api/forms/send-form';
import { track, useLocation } from '@talent/sdk';
import type { FormProblem } from '@talent/ui/error-summary';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { useMemo, useRef, useState } from 'react';
import type { FocusEvent, SubmitEvent } from 'react';

/** A form that a function of the site takes. */
export interface SentFormOptions<Input> {
  /** The function, at `/functions/v1/<name>`; the analytics' `form_type`. */
  name: ContractedFunction;
  schema: z.ZodType<Input>;
  /** Reads the form's controls into what the schema takes, as the function reads them without JavaScript. */
  read: (fields: FormData) => unknown;
  /** Field of the answer that proves that the form was taken. */
  receipt: 'reference' | 'token';
  /** The control called `email` has the id `<ids>-email`, and so on. */
  ids: string;
  /** The fields that the analytics record about a captured address, never the address. */
  captured: (input: Input) => { source: string; user_role: string };
  onSent?: (receipt: string) => void;
}

type FormState =
  | { status: 'idle' }
  | { status: 'sending' }
  | SendFailure
  /** The page is too old for the server. `isKept`: the entries survive the reload that it needs. */
  | { status: 'outdated'; isKept: boolean }
  | { status: 'sent'; receipt: string };
type Errors = Readonly<Record<string, string>>;

export type SentFormState = ReturnType<typeof useSentForm>;

/**
 * Checks a form, sends it, and counts it once the server has taken it. The values stay in the form's own fields.
 * `problems` is a new list after each submit with problems, for the summary above the fields.
 */
export function useSentForm<Input extends object>(options: SentFormOptions<Input>) {
  const { name, schema, read, ids } = options;
  const { pathname } = useLocation();
  const { ref: kept, erase, keep } = useKeptEntries(name);
  const [state, setState] = useState<FormState>({ status: 'idle' });
  const [errors, setErrors] = useState<Errors>({});
  const [refused, setRefused] = useState<Errors>({});
  const keys = useRef({ content: '', key: '' });
  const isPressed = useRef(false);
  const left = useRef<HTMLInputElement | null>(null);
  const problems = useMemo(
    () => Object.entries(refused).map(([field, message]) => problemOf(`${ids}-${field}`, message)),
    [refused, ids],
  );

  function refuse(found: Errors): void {
    setErrors(found);
    setRefused(found);
  }

  function checkEmail({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>): void {
    if (relatedTarget instanceof HTMLButtonElement) return;
    // A message that appears in the middle of a click would move its target away under the pointer.
    if (isPressed.current) left.current = currentTarget;
    else check(currentTarget);
  }

  function check({ value }: HTMLInputElement): void {
    const parsed = value === '' ? null : emailField.safeParse(value);
    const message = parsed?.error?.issues[0]?.message;
    setErrors(({ email: _, ...others }) => (message ? { email: message, ...others } : others));
  }

  /** For the form: a press moves the focus before it is a click, see `checkEmail`. */
  const pointer = {
    onPointerDown: () => {
      isPressed.current = true;
    },
    onClick: () => {
      isPressed.current = false;
      if (left.current) check(left.current);
      left.current = null;
    },
  };

  async function send(element: HTMLFormElement): Promise<void> {
    const fields = new FormData(element);
    const values = read(fields);
    const parsed = schema.safeParse(values);
    if (!parsed.success) {
      refuse(firstMessages(parsed.error.issues));
      return;
    }
    refuse({});
    setState({ status: 'sending' });
    // The same form sent again is the same sign-up.
    const content = JSON.stringify(values);
    if (keys.current.content !== content) keys.current = { content, key: crypto.randomUUID() };
    const body = {
      ...parsed.data,
      page: pathname,
      website: fields.get('website') ?? '',
      idempotency_key: keys.current.key,
    };
    const answer = await sendForm(name, body, options.receipt);
    const success = answer.status === 'sent';
    track({ event_type: 'form_submission', metadata: { form_type: name, success } });
    if (answer.status === 'outdated') return setState({ ...answer, isKept: keep() });
    setState(answer.status === 'invalid' ? { status: 'idle' } : answer);
    if (answer.status === 'invalid') refuse(answer.fields);
    if (answer.status !== 'sent') return;
    erase();
    track({ event_type: 'email_captured', metadata: options.captured(parsed.data) });
    options.onSent?.(answer.receipt);
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (state.status !== 'sending') void send(event.currentTarget);
  }

  /** After `sent`: back to an empty form. */
  const startOver = (): void => setState({ status: 'idle' });

  return { name, ids, kept, state, problems, errors, checkEmail, pointer, submit, startOver };
}

/** A field that the page has chosen is not on it, and cannot be linked to. */
function problemOf(id: string, message: string): FormProblem {
  return { id: document.getElementById(id) ? id : null, message };
}

/** The first thing that is wrong with each field. */
function firstMessages(issues: readonly { path: PropertyKey[]; message: string }[]): Errors {
  const found: Record<string, string> = {};
  for (const { path, message } of issues) found[String(path[0])] ??= message;
  return found;
}
