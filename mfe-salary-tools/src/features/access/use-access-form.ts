import { salaryAccessSchema } from '@talent/api/forms/salary-access';
import { sendForm } from '@talent/api/forms/send-form';
import type { SendFailure } from '@talent/api/forms/send-form';
import { track, useLocation } from '@talent/sdk';
import { useMemo, useRef, useState } from 'react';
import type { FocusEvent, SubmitEvent } from 'react';

/** The page that asks; the sign-up is counted under this name. */
export type GateSource = 'salary-dashboard' | 'salary-calculator' | 'place-offer';

type FormState = { status: 'idle' } | { status: 'sending' } | SendFailure;
type Errors = Readonly<Record<string, string>>;

/**
 * Checks the form, sends it, and counts it once the server has taken it. The values stay in the form's own fields.
 * `problems` is a new list after each submit with problems, for the summary above the fields.
 */
export function useAccessForm(source: GateSource, onUnlocked: (token: string) => void) {
  const { pathname } = useLocation();
  const [state, setState] = useState<FormState>({ status: 'idle' });
  const [errors, setErrors] = useState<Errors>({});
  const [refused, setRefused] = useState<Errors>({});
  const keys = useRef({ content: '', key: '' });
  const isPressed = useRef(false);
  const left = useRef<HTMLInputElement | null>(null);
  const problems = useMemo(
    () => Object.entries(refused).map(([name, message]) => ({ id: `access-${name}`, message })),
    [refused],
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
    const parsed = value === '' ? null : salaryAccessSchema.shape.email.safeParse(value);
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
    const values = { ...Object.fromEntries(fields), newsletter: fields.has('newsletter') };
    const parsed = salaryAccessSchema.safeParse(values);
    if (!parsed.success) {
      const found: Record<string, string> = {};
      for (const { path, message } of parsed.error.issues) found[String(path[0])] ??= message;
      refuse(found);
      return;
    }
    refuse({});
    setState({ status: 'sending' });
    // The same form sent again is the same sign-up.
    const content = JSON.stringify(values);
    if (keys.current.content !== content) keys.current = { content, key: crypto.randomUUID() };
    const { email, user_role, newsletter } = parsed.data;
    const body = {
      email,
      user_role,
      newsletter,
      page: pathname,
      website: fields.get('website') ?? '',
      idempotency_key: keys.current.key,
    };
    const answer = await sendForm('salary-access', body, 'token');
    const success = answer.status === 'sent';
    track({ event_type: 'form_submission', metadata: { form_type: 'salary-access', success } });
    setState(answer.status === 'failed' ? answer : { status: 'idle' });
    if (answer.status === 'invalid') refuse(answer.fields);
    if (answer.status !== 'sent') return;
    track({ event_type: 'email_captured', metadata: { source, user_role } });
    onUnlocked(answer.receipt);
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (state.status !== 'sending') void send(event.currentTarget);
  }

  return { state, problems, errors, checkEmail, pointer, submit };
}
