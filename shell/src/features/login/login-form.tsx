import { useForm } from '@talent/forms/use-form';
import { useHydrated } from '@talent/ui/use-hydrated';
import { Button } from '@talent/ui/button';
import { ErrorSummary } from '@talent/ui/error-summary';
import { Notice } from '@talent/ui/notice';
import type { ComponentProps, ReactNode } from 'react';
import { adminLogin } from '../../content/admin-login';
import type { Checked } from '@talent/forms/use-form';

/**
 * One step of the login. Each input's name is its id.
 * @param send - gets the values once every check has passed; null: this form has done its work.
 */
export function useLoginForm<Name extends LoginField, Outcome extends { status: string }>(
  names: readonly Name[],
  send: (values: Record<Name, string>) => Promise<Outcome | null>,
) {
  const form = useForm<Record<Name, string>, Outcome>({
    // The address alone: a password is never kept. Every step of the login asks for the same one.
    kept: 'staff-login',
    check: checkFields(names),
    send: async (values, _controls, { erase }) => {
      const outcome = await send(values);
      if (outcome === null) erase();
      return outcome;
    },
  });
  return {
    ...form,
    field: (name: Name) => {
      const { check: _, ...props } = loginFields[name];
      return { ...props, ...form.control(name) };
    },
  };
}

interface LoginFormProps {
  form: Pick<ReturnType<typeof useForm<never, never>>, 'problems' | 'element'> & {
    state: { status: string };
  };
  text: { submit: string; working: string };
  /** Labels the button as a retry. */
  canRetry: boolean;
  notice: ReactNode;
  step: ReactNode;
  children: ReactNode;
}

/** A form of the login. JavaScript sends it; if a browser ever does, a POST keeps the password out of the address. */
export function LoginForm({ form, text, canRetry, notice, step, children }: LoginFormProps) {
  const hydrated = useHydrated();
  const isWorking = form.state.status === 'sending';
  return (
    <form {...form.element} method="post" className="grid gap-5">
      <ErrorSummary title={adminLogin.summary} problems={form.problems} />
      {notice}
      {children}
      <SteadyButton type="submit" className="w-full" disabled={!hydrated} aria-disabled={isWorking}>
        {isWorking ? text.working : canRetry ? adminLogin.tryAgain : text.submit}
      </SteadyButton>
      <p role="status" className="sr-only">
        {isWorking ? text.working : null}
      </p>
      <noscript>
        <p className="text-ink-muted mt-3 text-sm">{adminLogin.needsScript}</p>
      </noscript>
      {step}
    </form>
  );
}

/** A button to another step of this page, aligned with the fields. */
export function StepButton(props: Pick<ComponentProps<typeof Button>, 'onClick' | 'children'>) {
  return <SteadyButton {...props} variant="quiet" className="-my-2 justify-self-start" />;
}

/** The field keeps the focus when it is pressed: its check on leaving could move this button away from the pointer. */
function SteadyButton(props: ComponentProps<typeof Button>) {
  return <Button {...props} onMouseDown={(event) => event.preventDefault()} />;
}

interface FailureNoticeProps {
  state: { status: string; seconds?: number | null };
  /** Messages by status; the other states show nothing. */
  texts: Readonly<Record<string, { title: string; text: string }>>;
  children?: ReactNode;
}

/** Why the last submit failed. */
export function FailureNotice({ state, texts, children }: FailureNoticeProps) {
  const { tooMany } = adminLogin;
  const failed =
    state.status === 'too-many'
      ? { title: tooMany.title, text: tooMany.text(state.seconds ?? null) }
      : texts[state.status];
  if (!failed) return null;
  return (
    <Notice tone="error" title={failed.title}>
      <p>{failed.text}</p>
      {children}
    </Notice>
  );
}

const { fields: text } = adminLogin;

/** Must equal `minimum_password_length` of the backend, which checks it too. */
const minimumPasswordLength = 12;

/** More bytes than this are refused, because they would not count. */
const maximumPasswordBytes = 72;

const loginFields = {
  email: {
    type: 'email',
    required: true,
    label: text.email,
    autoComplete: 'username',
    autoCapitalize: 'none',
    spellCheck: false,
    check: (entered: string) => {
      if (entered.trim() === '') return text.emailMissing;
      // Only obvious mistakes: the form must not reveal whether an address exists.
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(entered.trim()) ? null : text.emailInvalid;
    },
  },
  password: {
    type: 'password',
    required: true,
    label: text.password,
    autoComplete: 'current-password',
    check: (entered: string) => (entered === '' ? text.passwordMissing : null),
  },
  'new-password': {
    required: true,
    label: text.newPassword,
    hint: text.newPasswordHint,
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
    check: (entered: string) => {
      if (entered === '') return text.newPasswordMissing;
      if ([...entered].length < minimumPasswordLength) return text.newPasswordShort;
      return new Blob([entered]).size > maximumPasswordBytes ? text.newPasswordLong : null;
    },
  },
};

type LoginField = keyof typeof loginFields;

function checkFields<Name extends LoginField>(names: readonly Name[]) {
  return (controls: FormData): Checked<Record<Name, string>> => {
    const messages: Record<string, string> = {};
    const values = {} as Record<Name, string>;
    for (const name of names) {
      values[name] = String(controls.get(name));
      const message = loginFields[name].check(values[name]);
      if (message !== null) messages[name] = message;
    }
    return Object.keys(messages).length === 0 ? { values } : { messages };
  };
}
