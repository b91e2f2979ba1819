import { TextField } from '@talent/ui/text-field';
import { useRef } from 'react';
import { adminLogin } from '../../../content/admin-login';
import { FailureNotice, LoginForm, StepButton, useLoginForm } from '../login-form';
import { signIn } from '../requests/requests';

interface Props {
  /** The address entered on another step. */
  email: string;
  onSignedIn: () => void;
  onForgot: (email: string) => void;
}

const { signIn: text } = adminLogin;

/** Email and password; the served page shows it. */
export function SignInForm({ email, onSignedIn, onForgot }: Props) {
  const emailField = useRef<HTMLInputElement>(null);
  const form = useLoginForm(['email', 'password'], async ({ email: address, password }) => {
    const result = await signIn({ email: address.trim(), password });
    if (result.status !== 'signed-in') return result;
    onSignedIn();
    return null;
  });
  const { state, field } = form;
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
      <TextField {...field('email')} ref={emailField} defaultValue={email} />
      <TextField {...field('password')} />
    </LoginForm>
  );
}
