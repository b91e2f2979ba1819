import { useHydrated } from '@talent/page-parts/use-hydrated';
import { Button } from '@talent/ui/button';
import { ErrorSummary } from '@talent/ui/error-summary';
import type { ComponentProps, ReactNode } from 'react';
import { adminLogin } from '../../../content/admin-login';
import type { LoginFormState } from './use-login-form';

interface LoginFormProps {
  form: Pick<LoginFormState<string, unknown>, 'kept' | 'summary' | 'onSubmit' | 'isWorking'>;
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
  const { kept, summary, onSubmit, isWorking } = form;
  return (
    <form ref={kept} method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <ErrorSummary title={adminLogin.summary} problems={summary} />
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
