import { ErrorSummary } from '@talent/ui/error-summary';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { useRef, useState } from 'react';
import { adminLogin } from '../../../content/admin-login';
import { checkEmail, checkPassword } from '../fields/checks';
import { EmailField } from '../fields/email-field';
import type { LoginPort } from '../requests/login-port';
import { SendButton } from '../fields/send-button';
import { signIn } from '../requests/sign-in';
import type { SignInFailure } from '../requests/sign-in';
import { StepButton } from '../fields/step-button';
import { useCheckedForm } from '../fields/use-checked-form';

interface Props {
  port: LoginPort;
  /** The address entered on another step. */
  email: string;
  onSignedIn: () => void;
  onForgot: (email: string) => void;
}

type State =
  | { status: 'editing' }
  | { status: 'working' }
  | { status: 'failed'; failure: SignInFailure };

const { fields, signIn: text } = adminLogin;
const checks = { email: checkEmail, password: checkPassword };

/** E-mail and password; the served page shows it. */
export function SignInForm({ port, email, onSignedIn, onForgot }: Props) {
  const [state, setState] = useState<State>({ status: 'editing' });
  const emailField = useRef<HTMLInputElement>(null);
  const form = useCheckedForm(checks, (values) => {
    if (state.status !== 'working') void send(values);
  });

  async function send(values: { email: string; password: string }): Promise<void> {
    setState({ status: 'working' });
    const result = await signIn(port, { ...values, email: values.email.trim() });
    if (result.status === 'signed-in') onSignedIn();
    else setState({ status: 'failed', failure: result });
  }

  const failed = state.status === 'failed' ? textOf(state.failure) : null;
  const canRetry = state.status === 'failed' && state.failure.status !== 'refused';
  return (
    // JavaScript sends it. If a browser ever does, a POST keeps the password out of the address.
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <ErrorSummary title={adminLogin.summary} problems={form.summary} />
      {failed && (
        <Notice tone="error" title={failed.title}>
          {failed.text}
        </Notice>
      )}
      <EmailField
        ref={emailField}
        defaultValue={email}
        error={form.errorOf('email')}
        onBlur={form.onBlur}
      />
      <TextField
        id="password"
        name="password"
        type="password"
        required
        label={fields.password}
        error={form.errorOf('password')}
        onBlur={form.onBlur}
        autoComplete="current-password"
      />
      <SendButton
        label={canRetry ? adminLogin.tryAgain : text.submit}
        working={state.status === 'working' ? text.working : null}
      />
      <StepButton onClick={() => onForgot(emailField.current?.value ?? '')}>
        {text.forgot}
      </StepButton>
    </form>
  );
}

/** The message for a failed sign-in. */
function textOf(failure: SignInFailure): { title: string; text: string } {
  if (failure.status !== 'too-many') return adminLogin.signInFailed[failure.status];
  const { title, text: sentence } = adminLogin.tooMany;
  return { title, text: sentence(failure.seconds) };
}
