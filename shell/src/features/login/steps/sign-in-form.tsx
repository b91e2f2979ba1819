import { TextField } from '@talent/ui/text-field';
import { useRef } from 'react';
import { adminLogin } from '../../../content/admin-login';
import { checkEmail, checkPassword } from '../fields/checks';
import { EmailField } from '../fields/email-field';
import { FailureNotice } from '../fields/failure-notice';
import { LoginForm, StepButton } from '../fields/login-form';
import { useLoginForm } from '../fields/use-login-form';
import type { LoginPort } from '../requests/login-port';
import { signIn } from '../requests/requests';

interface Props {
  port: LoginPort;
  /** The address entered on another step. */
  email: string;
  onSignedIn: () => void;
  onForgot: (email: string) => void;
}

const { fields, signIn: text } = adminLogin;
const checks = { email: checkEmail, password: checkPassword };

/** Email and password; the served page shows it. */
export function SignInForm({ port, email, onSignedIn, onForgot }: Props) {
  const emailField = useRef<HTMLInputElement>(null);
  const form = useLoginForm(checks, async ({ email: address, password }) => {
    const result = await signIn(port, { email: address.trim(), password });
    if (result.status !== 'signed-in') return result;
    onSignedIn();
    return null;
  });
  const { state, errorOf, onBlur } = form;
  return (
    <LoginForm
      form={form}
      text={text}
      canRetry={state.status === 'unreachable' || state.status === 'too-many'}
      notice={<FailureNotice state={state} texts={adminLogin.signInFailed} />}
      step={
        <StepButton onClick={() => onForgot(emailField.current?.value ?? '')}>
          {text.forgot}
        </StepButton>
      }
    >
      <EmailField ref={emailField} defaultValue={email} error={errorOf('email')} onBlur={onBlur} />
      <TextField
        id="password"
        name="password"
        type="password"
        required
        label={fields.password}
        error={errorOf('password')}
        onBlur={onBlur}
        autoComplete="current-password"
      />
    </LoginForm>
  );
}
