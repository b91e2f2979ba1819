import type { ContractedFunction } from '@talent/api/contract/contracts';
import type { z } from '@talent/api/forms/schema';
import { track } from '@talent/sdk';
import type { FormProblem } from '@talent/ui/error-summary';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { useCallback, useRef, useState, type FocusEvent, type SubmitEvent } from 'react';
import { useForm, type FieldErrors, type ResolverResult } from 'react-hook-form';
import { sendForm, type SendFailure } from '@talent/api/forms/send-form';
import { createSubmissionKeys } from './submission-key';

/** State of a form. The filled-in values stay in every state but `sent`. */
export type SendState =
  | { status: 'idle' }
  /** `sent`: how much of a form with a file is on its way, from 0 to 1; null while that is not known. */
  | { status: 'sending'; sent: number | null }
  | SendFailure
  /** The page is too old for the server. `isKept`: the entries survive the reload that it needs. */
  | { status: 'outdated'; isKept: boolean }
  | { status: 'sent'; reference: string };

export interface ServerFormOptions<Input> {
  /** The function that takes it, at `/functions/v1/<name>`. */
  name: ContractedFunction;
  /** The analytics' `form_type`; default: the name. */
  formType?: string;
  /** Tells its kept entries from those of another form of the same name, such as the slug of a job. */
  about?: string;
  schema: z.ZodType<Input>;
  /**
   * Reads the form's controls into what the schema takes; default: one string for each name. Has to
   * match how the function reads the same form when it is sent without JavaScript.
   */
  read?: (controls: FormData) => unknown;
  /** `multipart` sends the controls as they are, for forms with a file; default: the values as JSON. */
  encoding?: 'json' | 'multipart';
  /** Present where an email address is given. The analytics record this about it, never the address. */
  captured?: (input: Input) => { source: string; user_role: string };
}

export type ServerFormState<Input extends object> = ReturnType<typeof useServerForm<Input>>;

type Controls = Record<string, unknown>;

/**
 * Checks a form when a field is left and when it is sent, and sends it once. The values live in the
 * page's own controls and nowhere else: what was typed before this ran, or is there after a failure,
 * is what is checked and sent.
 */
export function useServerForm<Input extends object>({
  name,
  formType = name,
  about = '',
  schema,
  read = Object.fromEntries,
  encoding = 'json',
  captured,
}: ServerFormOptions<Input>) {
  const element = useRef<HTMLFormElement>(null);
  const {
    ref: attachKept,
    erase,
    keep,
  } = useKeptEntries(about === '' ? formType : `${formType}:${about}`);
  const attach = useCallback(
    (form: HTMLFormElement | null) => {
      element.current = form;
      return attachKept(form);
    },
    [attachKept],
  );
  const isBusy = useRef(false);
  const [keyOf] = useState(createSubmissionKeys);
  const [state, setState] = useState<SendState>({ status: 'idle' });
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const controlsOf = (): FormData => new FormData(element.current ?? undefined);
  const { register, handleSubmit, setError, formState } = useForm<Controls, unknown, Controls>({
    mode: 'onBlur',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    resolver: () => check(schema, read(controlsOf())),
  });
  const { errors } = formState;
  const idOf = (field: string): string => `${name}-${field}`;

  async function send(input: Controls): Promise<void> {
    setProblems([]);
    setState({ status: 'sending', sent: null });
    const controls = controlsOf();
    const key = keyOf(controls);
    controls.set('idempotency_key', key);
    const { page, website } = Object.fromEntries(controls);
    const values = { ...input, page, website, idempotency_key: key };
    const result = await sendForm(
      name,
      encoding === 'json' ? values : controls,
      'reference',
      // All of it sent is not yet taken.
      (sent) => setState({ status: 'sending', sent: sent < 1 ? sent : null }),
    );
    track({
      event_type: 'form_submission',
      metadata: { form_type: formType, success: result.status === 'sent' },
    });
    if (result.status === 'failed') setState(result);
    if (result.status === 'outdated') setState({ ...result, isKept: keep() });
    if (result.status === 'invalid') refuse(Object.entries(result.fields));
    if (result.status !== 'sent') return;
    erase();
    setState({ status: 'sent', reference: result.receipt });
    if (captured) {
      track({ event_type: 'email_captured', metadata: captured(input as Input) });
    }
  }

  /** Shows messages in the order of their controls; what belongs to no control comes first. */
  function refuse(messages: readonly [field: string, message: string][]): void {
    setState({ status: 'idle' });
    const names = Array.from(element.current?.elements ?? [], (one) => one.getAttribute('name'));
    const ordered = messages.toSorted(([a], [b]) => names.indexOf(a) - names.indexOf(b));
    for (const [field, message] of ordered) setError(field, { type: 'server', message });
    setProblems(
      ordered.map(([field, message]) => ({
        id: document.getElementById(idOf(field)) ? idOf(field) : null,
        message,
      })),
    );
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    // The state arrives with the next render: a second click is faster.
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await handleSubmit(send, (found) =>
        refuse(Object.entries(found).map(([field, error]) => [field, error?.message ?? ''])),
      )(event);
    } finally {
      isBusy.current = false;
    }
  }

  return {
    name,
    encoding,
    state,
    /** Problems that stopped the last submit, in the order of the fields. */
    problems,
    /** For the `<form>`. */
    element: attach,
    /** Props of the control called `name`; call it for every field of the form. */
    field: (field: keyof Input & string) => {
      // Without its `ref`: the library would write its own values into the controls.
      const { onChange, onBlur } = register(field);
      return {
        id: idOf(field),
        name: field,
        error: errors[field]?.message,
        onChange,
        onBlur: async (event: FocusEvent<HTMLElement>): Promise<void> => {
          if (!staysWithin(event, field)) await onBlur(event);
        },
      };
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault();
      void submit(event);
    },
    /** After `sent`: back to an empty form. */
    startOver: (): void => setState({ status: 'idle' }),
  };
}

/** The first thing that is wrong with each field, as the server says it too. */
function check(schema: z.ZodType<object>, values: unknown): ResolverResult<Controls, Controls> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return { values: { ...parsed.data }, errors: {} };
  const errors: FieldErrors<Controls> = {};
  for (const { path, message } of parsed.error.issues) {
    errors[String(path[0] ?? 'form')] ??= { type: 'schema', message };
  }
  return { values: {}, errors };
}

/**
 * Whether the focus goes to another answer of the same question, or to the button that checks
 * everything anyway: a message that appears in between would move the button away under the pointer.
 */
function staysWithin({ relatedTarget }: FocusEvent, field: string): boolean {
  const next = relatedTarget;
  if (next instanceof HTMLButtonElement) return next.type === 'submit';
  return next instanceof HTMLInputElement && next.name === field;
}
