import { useForm } from '@talent/forms/use-form';
import { useHydrated } from '@talent/ui/use-hydrated';
import { Button } from '@talent/ui/button';
import { ErrorSummary } from '@talent/ui/error-summary';
import { Notice } from '@talent/ui/notice';
import type { ComponentProps, ReactNode } from 'react';
import { adminLogin } from '../../content/admin-login';
import { checkFields, loginFields, type LoginField } from './login-fields';

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
  /** Result of the last submit. */
  notice: ReactNode;
  /** The way to another step. */
  step: ReactNode;
  /** The fields. */
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
  /** State of the form. */
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
