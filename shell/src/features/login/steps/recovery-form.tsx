import { Notice } from '@talent/ui/notice';
import { useRef } from 'react';
import { adminLogin } from '../../../content/admin-login';
import { checkEmail } from '../fields/checks';
import { EmailField } from '../fields/email-field';
import { FailureNotice } from '../fields/failure-notice';
import { LoginForm, StepButton } from '../fields/login-form';
import { useLoginForm } from '../fields/use-login-form';
import type { LoginPort } from '../requests/login-port';
import { requestRecovery } from '../requests/requests';

interface Props {
  port: LoginPort;
  email: string;
  /** The person followed a link that no longer works. */
  deadLink: boolean;
  onBack: (email: string) => void;
}

const { recovery: text, signInFailed, tooManyMails } = adminLogin;
const checks = { email: checkEmail };

/** Requests an email with a link back to this page. */
export function RecoveryForm({ port, email, deadLink, onBack }: Props) {
  const emailField = useRef<HTMLInputElement>(null);
  const form = useLoginForm(checks, (values) => requestRecovery(port, values.email.trim()));
  const { state, errorOf, onBlur } = form;
  return (
    <LoginForm
      form={form}
      text={text}
      canRetry={state.status === 'unreachable'}
      notice={
        <>
          {deadLink && state.status === 'editing' && (
            <Notice tone="warning">{text.deadLink}</Notice>
          )}
          {state.status === 'asked' && (
            <Notice live title={text.askedTitle}>
              {text.asked}
            </Notice>
          )}
          {state.status === 'too-many' ? (
            <Notice tone="warning" live title={tooManyMails.title}>
              {tooManyMails.text(state.seconds)}
            </Notice>
          ) : (
            <FailureNotice state={state} texts={signInFailed} />
          )}
        </>
      }
      step={
        <StepButton onClick={() => onBack(emailField.current?.value ?? '')}>{text.back}</StepButton>
      }
    >
      <EmailField ref={emailField} defaultValue={email} error={errorOf('email')} onBlur={onBlur} />
    </LoginForm>
  );
}
