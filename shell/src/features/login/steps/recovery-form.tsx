import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { useRef } from 'react';
import { adminLogin } from '../../../content/admin-login';
import { FailureNotice, LoginForm, StepButton, useLoginForm } from '../login-form';
import { requestRecovery } from '../requests/requests';

interface Props {
  email: string;
  /** The person followed a link that no longer works. */
  deadLink: boolean;
  onBack: (email: string) => void;
}

const { recovery: text, signInFailed, tooManyMails } = adminLogin;

/** Requests an email with a link back to this page. */
export function RecoveryForm({ email, deadLink, onBack }: Props) {
  const emailField = useRef<HTMLInputElement>(null);
  const form = useLoginForm(['email'], (values) => requestRecovery(values.email.trim()));
  const { state, field } = form;
  return (
    <LoginForm
      form={form}
      text={text}
      canRetry={state.status === 'unreachable'}
      notice={
        <>
          {deadLink && state.status === 'idle' && <Notice tone="warning">{text.deadLink}</Notice>}
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
      <TextField {...field('email')} ref={emailField} defaultValue={email} />
    </LoginForm>
  );
}
